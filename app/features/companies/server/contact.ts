import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { siteSettings } from '#features/site-settings/server/site-settings.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetters } from '#server/mail/letter.ts'

const MESSAGES = { name: 'contact messages', times: 5, seconds: 3600 }

/** A request that is repeated with its Idempotency-Key was answered before. Of two at the same instant the second waits here. */
async function isNew(ctx: Ctx, login_id: string) {
  const key = ctx.idempotency_key
  if (!key) return true
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('contact_messages')
    .values({ login_id, key, sent_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** To the address that the operator set, or to every operator; who wrote is told by name, company and e-mail, for the answer. */
export async function sendContactMessage(ctx: Ctx, { subject, message }: { subject: string; message: string }) {
  const actor = ctx.actor as SignedIn
  const writer = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .select(['company_managers.name', 'logins.email', 'companies.name as company'])
    .where('company_managers.id', '=', actor.membership!.manager_id)
    .executeTakeFirstOrThrow()
  const { contact_email } = await siteSettings(ctx)
  const readers = contact_email ? [contact_email] : await operatorEmails(ctx)
  const letter = {
    subject: `Fale conosco: ${subject}`,
    greeting: `${writer.name}, de ${writer.company}, escreveu:`,
    paragraphs: [...message.split(/\n+/).filter((line) => line.trim()), `Responda a ${writer.email}.`],
    closing: 'Mensagem enviada pela opção Fale conosco da área da empresa.',
  }
  await transaction(ctx, async (ctx) => {
    if (!(await isNew(ctx, actor.login_id))) return
    ctx.limits.spend(MESSAGES, actor.login_id)
    await writeLetters(
      ctx,
      readers.map((to) => ({ to, ...letter })),
    )
  })
  return writer.email
}
