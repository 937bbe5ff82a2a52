// Letters about what is due: to the intern about her report, to the company about the end and what it owes then.
// Planned again and again through the day; what was sent stands in its row.
import type { Ctx } from '#server/context.ts'
import { isTimely } from '#features/contracts/server/contracts.ts'
import { type Letter, writeLetters } from '#server/mail/letter.ts'
import { repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Duty, Owner } from '../../wire/words.ts'
import { dueNotice, NOTICE_DAYS } from './notice-days.ts'

/** The rest comes with the next run. */
const MOST = 500
const FIRST_DAYS = Math.max(...Object.values(NOTICE_DAYS).flat())
/** What is older was spoken of, or lies before there were letters about it. */
const LAST_DAYS = 30

export type Due = {
  internship_id: string
  kind: Duty
  due_on: string
  owner: Owner
  ordinal: number
  company_id: string
  intern_name: string
  intern_email: string
  company_name: string
}

const open = async (ctx: Ctx) => {
  const rows = await ctx.db
    .selectFrom('internship_duties as d')
    .innerJoin('internships as i', 'i.id', 'd.internship_id')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .innerJoin('companies as c', 'c.id', 'd.company_id')
    .select(['d.internship_id', 'd.kind', 'd.due_on', 'd.owner', 'd.company_id', 'l.email as intern_email'])
    .select((e) => [
      e.fn.coalesce('u.social_name', 'u.full_name').as('intern_name'),
      e.fn.coalesce('c.trading_name', 'c.name').as('company_name'),
      e
        .selectFrom('duty_notices as n')
        .select((e) => e.fn.max('n.ordinal').as('ordinal'))
        .whereRef('n.internship_id', '=', 'd.internship_id')
        .whereRef('n.kind', '=', 'd.kind')
        .whereRef('n.due_on', '=', 'd.due_on')
        .as('told'),
    ])
    .where('d.kind', 'in', Object.keys(NOTICE_DAYS))
    .where('d.due_on', '>=', today(ctx.now, -LAST_DAYS))
    .where('d.due_on', '<=', today(ctx.now, FIRST_DAYS))
    .where('l.disabled_at', 'is', null)
    .orderBy('d.due_on')
    .execute()
  const due = rows.flatMap(({ told, ...row }): Due[] => {
    const ordinal = dueNotice(row.kind as Duty, row.due_on, today(ctx.now)) ?? 0
    return ordinal > (told ?? 0) ? [{ ...(row as Omit<Due, 'ordinal'>), ordinal }] : []
  })
  return due.slice(0, MOST)
}

/** Those who keep the company's contracts: Administrador and Departamento Pessoal. */
const KEEPERS = [1, 3]
const keepersOf = (ctx: Ctx, company_id: string) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .select(['l.email', 'm.name'])
    .distinct()
    .where('m.company_id', '=', company_id)
    .where('m.deactivated_at', 'is', null)
    .where('r.role_id', 'in', KEEPERS)
    .execute()

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
  return (await keepersOf(ctx, due.company_id)).map(({ email, name }) => ({
    to: email,
    subject: words.subject(due),
    greeting: hello(name),
    paragraphs: [words.first(due)],
    action: { label: 'Ver o estágio', path: `/folders/${due.internship_id}` },
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
