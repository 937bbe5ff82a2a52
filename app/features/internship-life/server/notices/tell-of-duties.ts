// Letters about what is due: to the intern about her report, to the company about the end and what it owes then.
// Planned again and again through the day; what was sent stands in its row.
import type { Ctx } from '#server/context.ts'
import { contractKeepers } from '#features/companies/server/companies.ts'
import { isTimely } from '#features/contracts/server/contracts.ts'
import { type Letter, writeLetters } from '#server/mail/letter.ts'
import { repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { formatDate } from '#wire/time/date.ts'
import { open, type Due } from './open-duties.ts'

const hello = (name: string) => `Olá, ${name.split(' ')[0]}.`

const ofReport = ({ internship_id, intern_name, intern_email, company_name, due_on }: Due, day: string): Letter => ({
  to: intern_email,
  subject: due_on < day ? 'Seu relatório de atividades está atrasado' : 'Seu relatório de atividades',
  greeting: hello(intern_name),
  paragraphs: [
    due_on < day
      ? `O relatório do seu estágio em ${company_name} venceu em ${formatDate(due_on)}.`
      : `O relatório do seu estágio em ${company_name} é para ${formatDate(due_on)}.`,
    'Conte o que você fez e aprendeu: o que você escreve fica salvo, e é enviado quando você quiser.',
  ],
  action: { label: 'Escrever o relatório', path: `/folders/${internship_id}/relatorio` },
})

const WORDS = {
  ending: {
    subject: ({ intern_name, due_on }: Due) => `O estágio de ${intern_name} termina em ${formatDate(due_on)}`,
    first: ({ intern_name, due_on }: Due) =>
      `O estágio de ${intern_name} termina em ${formatDate(due_on)}. Para continuar, envie antes um termo aditivo.`,
  },
  certificate: {
    subject: ({ intern_name }: Due) => `Falta o termo de realização de ${intern_name}`,
    first: ({ intern_name, due_on }: Due) =>
      `O estágio de ${intern_name} terminou em ${formatDate(due_on)}. O termo de realização é devido.`,
  },
}

async function toCompany(ctx: Ctx, due: Due): Promise<Letter[]> {
  const words = WORDS[due.kind as keyof typeof WORDS]
  return (await contractKeepers(ctx, due.company_id)).map(({ email, name }) => ({
    to: email,
    subject: words.subject(due),
    greeting: hello(name),
    paragraphs: [words.first(due)],
    action: { label: 'Ver o estágio', path: forManagers(`/folders/${due.internship_id}`) },
  }))
}

/** Of two workers one writes the row, and that one writes the letters. */
async function tell(ctx: Ctx, due: Due) {
  const { internship_id, kind, due_on, ordinal } = due
  const { numInsertedOrUpdatedRows: claimed } = await ctx.db
    .insertInto('duty_notices')
    .values({ internship_id, kind, due_on, ordinal, sent_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (!claimed) return
  // A report that waits for others has reminders of its own.
  if (kind === 'report' && (await isSent(ctx, internship_id))) return
  await writeLetters(ctx, kind === 'report' ? [ofReport(due, today(ctx.now))] : await toCompany(ctx, due))
}

const isSent = async (ctx: Ctx, internship_id: string) =>
  (await ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('internship_id', '=', internship_id)
    .where('kind', '=', 'relatorio')
    .where('state', 'not in', ['created', 'not_defined', 'completed', 'voided', 'rejected'])
    .executeTakeFirst()) !== undefined

export const tellOfDuties = repeated(
  3600,
  task<object>('tell-of-duties', async (ctx) => {
    if (!isTimely(ctx.now)) return
    for (const due of await open(ctx)) await tell(ctx, due)
  }),
)
