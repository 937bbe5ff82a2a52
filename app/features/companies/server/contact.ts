import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { siteSettings } from '#features/site-settings/server/site-settings.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { membershipIn } from './own-company.ts'

const MESSAGES = { name: 'contact messages', times: 5, seconds: 3600 }

const writerOf = (ctx: Ctx, manager_id: string) =>
  ctx.db
    .selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .select(['company_managers.name', 'logins.email', 'companies.name as company'])
    .where('company_managers.id', '=', manager_id)
    .executeTakeFirstOrThrow()

/**
 * To the address that the operator set, or to every operator; who wrote is told by name, company and e-mail, for the
 * answer.
 */
export async function sendContactMessage(ctx: Ctx, { subject, message }: { subject: string; message: string }) {
  const { manager_id } = membershipIn(ctx)
  ctx.limits.spend(MESSAGES, manager_id)
  const writer = await writerOf(ctx, manager_id)
  const { contact_email } = await siteSettings(ctx)
  const readers = contact_email ? [contact_email] : await operatorEmails(ctx)
  const letter = {
    subject: `Fale conosco: ${subject}`,
    greeting: `${writer.name}, de ${writer.company}, escreveu:`,
    paragraphs: [...message.split(/\n+/).filter((line) => line.trim()), `Responda a ${writer.email}.`],
    closing: 'Mensagem enviada pela opção Fale conosco da área da empresa.',
  }
  await writeLetters(
    ctx,
    readers.map((to) => ({ to, ...letter })),
  )
  return manager_id
}

export const tellReceived = async (ctx: Ctx, manager_id: string) => ({
  messages: [`Recebemos a sua mensagem. A resposta vai para ${(await writerOf(ctx, manager_id)).email}.`],
})
