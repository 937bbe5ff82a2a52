import { sql } from 'kysely'
import { isSuspended } from '#features/companies/server/companies.ts'
import { recruitersOf } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Candidature } from '../candidature-rows.ts'
import { READ_DAYS } from '../../wire/candidature-words.ts'
import { daysFrom } from '../due-date.ts'

const SIX_HOURS = 6 * 3600
const DAYS_BEFORE = 3

const dayOf = (instant: string) => formatDate(today(new Date(instant)))
const people = (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`)

async function tellRecruiters(
  ctx: Ctx,
  job_id: string,
  subject: (title: string) => string,
  paragraphs: string[],
  search = '',
) {
  const job = await ctx.db.selectFrom('jobs').select('title').where('id', '=', job_id).executeTakeFirst()
  if (!job) return
  const action = { label: 'Abrir as candidaturas', path: `/vagas/minhas/${job_id}/candidaturas${search}` }
  const letters = (await recruitersOf(ctx, job_id)).map(({ name, email }) => ({
    to: email,
    subject: subject(job.title),
    greeting: `Olá, ${name.split(' ')[0]}!`,
    paragraphs,
    action,
  }))
  if (letters.length) await writeLetters(ctx, letters)
}

/** One letter a job, however many dates passed at once, and each told once. */
export const tellLateAnswers = task<{ job_id: string }>('tell-late-answers', async (ctx, { job_id }) => {
  const { rows } = await sql<{
    late: number
    next: string
    ended: number
    until: string | null
    company_id: string | null
  }>`
    select max(e.happened_at) as until, min(j.company_id::text) as company_id, max(e.answer_by) filter (where e.kind =
      'overdue') as next,
      count(distinct e.candidature_id) filter (where e.kind = 'overdue')::int as late, count(distinct
        e.candidature_id) filter (where e.kind = 'expire')::int as ended
    from candidature_events e join candidatures c on c.id = e.candidature_id join jobs j on j.id = c.job_id
    where j.id = ${job_id} and e.kind in ('overdue', 'expire') and e.happened_at > coalesce(j.late_told_until,
      '-infinity')`.execute(ctx.db)
  const { late, next, ended, until } = rows[0]!
  if (!until) return
  await ctx.db.updateTable('jobs').set({ late_told_until: until }).where('id', '=', job_id).execute()
  const back = (await isSuspended(ctx, rows[0]!.company_id!))
    ? 'Enquanto a empresa está suspensa, ninguém pode ser retomado.'
    : `Você ainda pode retomar quem quiser, por ${READ_DAYS} dias.`
  await tellRecruiters(ctx, job_id, (title) => `O prazo de resposta passou: ${title}`, [
    ...(late
      ? [
          `${people(late)} esperava${late > 1 ? 'm' : ''} uma resposta que não chegou até a data combinada. ` +
            `Avisamos ${late > 1 ? 'cada uma' : 'essa pessoa'} e demos uma nova data, até ${dayOf(next)}.`,
        ]
      : []),
    ...(ended
      ? [
          `Como a vaga está encerrada, ${people(ended)} ${ended > 1 ? 'receberam' : 'recebeu'} de ` +
            `nós o aviso de que o processo terminou sem resposta. ${back}`,
        ]
      : []),
    'Responder, mesmo com um não, leva um minuto: há modelos prontos, e muitas pessoas recebem a resposta de uma vez.',
  ])
})

/** Whoever talks with somebody, or has made an offer, hears at once that they have left. */
export const tellOfWithdrawal = (ctx: Ctx, { job_id, known_as }: Candidature) =>
  tellRecruiters(
    ctx,
    job_id,
    (title) => `${known_as} desistiu da vaga: ${title}`,
    [
      `${known_as} saiu do processo por escolha própria. A candidatura saiu do quadro; na ` +
        'tabela, continua em Desistiu, sem contato, currículo nem perfil.',
    ],
    '?visao=tabela&coluna=withdrawn',
  )

/**
 * Three days before, once for each date: a company that answers in time tells nobody that it is late. Who is near for
 * the first time decides that a letter goes; it counts all who wait until then.
 */
const remindOfAnswers = task<object>('remind-of-answers', async (ctx) => {
  const soon = daysFrom(ctx.now, DAYS_BEFORE)
  const { rows } = await sql<{ job_id: string; waiting: number; first: string; last: string }>`
    with due as (
      update candidatures set reminded_of = answer_by where id in (
        select id from candidatures where answer_by > ${ctx.now} and answer_by <= ${soon} and reminded_of is distinct
          from answer_by order by answer_by limit 5000
      ) returning job_id, answer_by
    ), near as (select job_id, max(answer_by) as last from due group by job_id)
    select near.job_id, near.last, count(*)::int as waiting, min(c.answer_by) as first
    from near join candidatures c on c.job_id = near.job_id and c.answer_by > ${ctx.now} and c.answer_by <= near.last
      group by near.job_id, near.last order by near.job_id`.execute(ctx.db)
  for (const { job_id, waiting, first, last } of rows)
    await tellRecruiters(ctx, job_id, (title) => `${people(waiting)} esperando resposta: ${title}`, [
      `Até ${dayOf(last)}, ${people(waiting)} ${waiting > 1 ? 'devem' : 'deve'} ter notícias desta ` +
        `vaga${dayOf(first) === dayOf(last) ? '' : `, a primeira até ${dayOf(first)}`}.`,
      'Se a data passar, nós avisamos cada pessoa de que a resposta atrasou.',
    ])
})

export const companyTasks = [repeated(SIX_HOURS, remindOfAnswers)]
