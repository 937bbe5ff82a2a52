import { sql } from 'kysely'
import { isSuspended, onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { listener, repeated, task } from '#server/tasks/task.ts'
import type { CloseReason } from '../../wire/job-words.ts'
import { answerDay, dayOnceClosed } from '../answer-day.ts'
import { institutionsOf, reachable } from '../reachable.ts'
import { shownDay } from '../shown-day.ts'
import { jobClosed } from './move-job.ts'

const SIX_HOURS = 6 * 3600
const DAY_MS = 86_400_000
const DAYS_BEFORE = 3
const AT_ONCE = 200
/** More of them are no sentence. */
const MOST_DATES = 3

export const listOf = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/**
 * Whoever wrote the job, while they recruit there; else who recruits for the company, or for the nearest one above it
 * that somebody recruits for.
 */
export const recruitersOf = async (ctx: Ctx, job_id: string) =>
  (
    await sql<{ name: string; email: string }>`
      with recursive up as (
        select c.id, c.parent_id, 0 as depth from companies c join jobs j on j.company_id = c.id where j.id =
          ${job_id}
        union all
        select c.id, c.parent_id, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
      ), people as (
        select m.name, l.email, case when m.id = j.author_id then -1 else up.depth end as distance
        from up join company_managers m on m.company_id = up.id join logins l on l.id = m.login_id join jobs j on j.id
          = ${job_id}
        where m.deactivated_at is null and exists (select from company_manager_roles r where r.company_manager_id =
          m.id and r.role_id in (1, 2))
      ) select name, email from people where distance = (select min(distance) from people) order by name`.execute(
      ctx.db,
    )
  ).rows

export const room = (job_id: string, label: string) => ({ label, path: `/vagas/minhas/${job_id}/editar` })

/** Three days before the end, once for each date that it is given: of what is on the air, or once it is back there. */
const remindOfClosing = task<object>('remind-of-closing', async (ctx) => {
  const due = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'closes_at'])
    .where('status', '=', 'published')
    .where('reminded_at', 'is', null)
    .where(onAir(sql.ref('jobs.company_id')))
    .where(reachable(ctx, institutionsOf(sql.ref('jobs.id'))))
    .where('closes_at', '>', ctx.now.toISOString())
    .where('closes_at', '<=', new Date(ctx.now.getTime() + DAYS_BEFORE * DAY_MS).toISOString())
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, title, closes_at } of due) {
    await ctx.db.updateTable('jobs').set({ reminded_at: ctx.now.toISOString() }).where('id', '=', id).execute()
    for (const { name, email } of await recruitersOf(ctx, id))
      await writeLetter(ctx, {
        to: email,
        subject: `A vaga ${title} encerra em ${shownDay(closes_at!)}`,
        greeting: `Olá, ${name.split(' ')[0]}!`,
        paragraphs: [
          `A vaga “${title}” sai do ar no fim do dia ${shownDay(closes_at!)}.`,
          'Se ainda precisa de candidaturas, mude a data de encerramento. Se já ' +
            'encontrou quem procurava, encerre-a e conte o motivo.',
        ],
        action: room(id, 'Abrir a vaga'),
      })
  }
})

/**
 * Who closed it knows; of what the calendar closed, people are told, and of the day by which everybody has an answer.
 */
const tellClosed = task<{ job_id: string; reason: CloseReason }>('tell-job-closed', async (ctx, { job_id, reason }) => {
  if (reason !== 'expired') return
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['title', 'company_id', 'closes_at', 'closed_at', 'answer_within_days'])
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  const { title } = job
  if (!job.closed_at) return // open again meanwhile
  const suspended = await isSuspended(ctx, job.company_id)
  const again = 'escolha outra data de encerramento e publique-a de novo'
  for (const { name, email } of await recruitersOf(ctx, job_id))
    await writeLetter(ctx, {
      to: email,
      subject: `A vaga ${title} foi encerrada`,
      greeting: `Olá, ${name.split(' ')[0]}!`,
      paragraphs: [
        `O prazo da vaga “${title}” terminou, e ela saiu do ar.`,
        ...(await waitingInWords(ctx, job_id, answerDay(job))),
        suspended
          ? `A empresa está suspensa. Quando a suspensão terminar, e para receber mais candidaturas, ${again}.`
          : `Para receber mais candidaturas, ${again}.`,
      ],
      action: room(job_id, 'Abrir a vaga'),
    })
})

/** How many wait until when, once everybody has heard of the end. */
async function waitingInWords(ctx: Ctx, job_id: string, day: string) {
  const { rows } = await sql<{ n: number; answer_by: string; named_answer_by: string | null }>`
    select count(*)::int as n, answer_by, named_answer_by from candidatures where job_id = ${job_id} and answer_by is
      not null group by answer_by, named_answer_by`.execute(ctx.db)
  if (!rows.length) return []
  const until = new Map<string, number>()
  for (const { n, ...dates } of rows.toSorted(
    (a, b) => Date.parse(dayOnceClosed(a, day)) - Date.parse(dayOnceClosed(b, day)),
  )) {
    const shown = shownDay(dayOnceClosed(dates, day))
    until.set(shown, (until.get(shown) ?? 0) + n)
  }
  const waiting = rows.reduce((sum, { n }) => sum + n, 0)
  const people = waiting === 1 ? '1 pessoa espera uma resposta' : `${waiting} pessoas esperam uma resposta`
  const days = [...until.keys()]
  if (days.length === 1) return [`${people} até ${days[0]}.`]
  if (days.length > MOST_DATES) return [`${people}: a primeira até ${days[0]}, a última até ${days.at(-1)}.`]
  return [`${people}: ${listOf.format([...until].map(([day, n]) => `${n} até ${day}`))}.`]
}

export const closingTasks = [repeated(SIX_HOURS, remindOfClosing)]
export const closingListeners = [listener(jobClosed, tellClosed)]
