// The windows of an internship by its calendar: 6, 12 and 18 months after its start while it runs, and its last day.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import type { Author, Period, State } from '../wire/words.ts'
import { stateOf } from './rows.ts'

/** From the day on which it opens to its due day. */
const DAYS = 30
const MOST = 2000

const LAST_DAY = sql`least(i.ends_on, (i.ended_at at time zone 'America/Sao_Paulo')::date)`
/** A window of months that would open on the last day or later is the end itself. */
const WINDOWS = sql`internships i
  cross join lateral (values ('month_6', (i.starts_on + interval '6 months')::date),
    ('month_12', (i.starts_on + interval '12 months')::date), ('month_18', (i.starts_on + interval '18 months')::date),
    ('end', ${LAST_DAY})) w (period, opens_on)
  cross join (values ('intern'), ('supervisor')) a (author)`
const HOLDS = sql`i.agreed_at is not null and w.opens_on >= i.starts_on
  and (w.period = 'end' or w.opens_on < ${LAST_DAY})`

type Due = { internship_id: string; period: Period; author: Author; opens_on: string }

/** An end that went further has not come: it opens again on its day. */
async function closeMoved(ctx: Ctx) {
  await sql`
    with moved as materialized (
      select e.id from evaluations e join internships i on i.id = e.internship_id
      where e.period = 'end' and e.answered_at is null and e.paper_at is null and e.opened_on < ${LAST_DAY}
      for update of e),
    reminded as (delete from evaluation_reminders r using moved where r.evaluation_id = moved.id)
    delete from evaluations e using moved where e.id = moved.id`.execute(ctx.db)
}

/** Whatever day it was last run: what opened since, and is not yet past its due day. */
async function openDue(ctx: Ctx) {
  await closeMoved(ctx)
  const day = today(ctx.now)
  const { rows } = await sql<Due>`
    select i.id as internship_id, w.period, a.author, w.opens_on from ${WINDOWS}
    where ${HOLDS} and w.opens_on <= ${day}::date and w.opens_on > ${day}::date - ${DAYS}::int
      and not exists (select from evaluations e where e.internship_id = i.id and e.period = w.period
        and e.author = a.author)
    order by w.opens_on limit ${MOST}`.execute(ctx.db)
  if (!rows.length) return
  await ctx.db
    .insertInto('evaluations')
    .values(
      rows.map(({ opens_on, ...row }) => ({
        ...row,
        id: uuid(ctx.now.getTime()),
        opened_on: opens_on,
        due_on: today(new Date(`${opens_on}T12:00:00Z`), DAYS),
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute()
}

export const openEvaluations = repeated(3 * 3600, task<object>('open-evaluations', openDue))

type Window = Omit<Due, 'internship_id'> & {
  due_on: string
  evaluation_id: string | null
  answered_at: string | null
  paper_at: string | null
  seen_at: string | null
  owner_name: string | null
  owner_email: string | null
}

/**
 * Of an internship, in order: the windows that have opened and those to come, each with who answers it. One that passed
 * before anybody could answer is left out.
 */
export async function evaluationWindows(ctx: Ctx, internship_id: string) {
  const { rows } = await sql<Window>`
    select w.period, a.author, coalesce(e.opened_on, w.opens_on) as opens_on, e.id as evaluation_id,
      coalesce(e.due_on, w.opens_on + ${DAYS}::int) as due_on, e.answered_at, e.paper_at, e.seen_at,
      case a.author when 'intern' then coalesce(u.social_name, u.full_name)
        else coalesce(e.author_name, m.name, t.supervisor_name) end as owner_name,
      case a.author when 'intern' then ul.email when 'supervisor' then
        case when i.supervisor_id is null then t.supervisor_email else ml.email end end as owner_email
    from ${WINDOWS}
    left join evaluations e on e.internship_id = i.id and e.period = w.period and e.author = a.author
    join user_infos u on u.id = i.user_info_id
    join logins ul on ul.id = u.login_id
    left join internship_terms t on t.id = i.terms_id
    left join company_managers m on m.id = i.supervisor_id
    left join logins ml on ml.id = m.login_id and m.deactivated_at is null
    where i.id = ${internship_id} and (e.id is not null
      or ${HOLDS} and w.opens_on > ${today(ctx.now)}::date - ${DAYS}::int)
    order by opens_on, a.author`.execute(ctx.db)
  return rows.map((row) => ({
    ...row,
    state: (row.evaluation_id ? stateOf(row, ctx.now) : 'future') as State,
  }))
}

/** What the supervisor said last of the intern: for a certificate. */
export const lastSupervisorEvaluation = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('evaluations')
    .select(['id', 'period', 'score_1', 'score_2', 'score_3', 'comment', 'answered_at', 'author_name', 'seen_at'])
    .where('internship_id', '=', internship_id)
    .where('author', '=', 'supervisor')
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
