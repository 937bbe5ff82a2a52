import { sql } from 'kysely'
import { companyReads, readUntil } from '#features/candidates/server/candidates.ts'
import { type ChoicePlace, choicePlace } from '#features/programs/server/programs.ts'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import { keysOf } from '#wire/keys-of.ts'
import { type CandidatureOrder, type CandidatureState, OUTSIDE, type StageState } from '../../wire/candidature-words.ts'
import type { Unmet } from '../../wire/applying.ts'
import type { ReceivedCandidature } from '../../wire/pipeline.ts'
import type { NextInterview } from '../../wire/next-interview.ts'
import { knownAs } from '../candidature-rows.ts'
import { interviewsOf } from '../interviews-asked.ts'
import {
  awaitsReview,
  cameInvited,
  cityOf,
  columnOf,
  courseOf,
  type Filters,
  orderOf,
  ratingOf,
  shows,
  where,
} from './filtered.ts'
import { mostScoreOf, scoreOf } from '../questionnaire/answered.ts'
import { type Stage, stagesOf } from './stages.ts'

export type ReceivedRow = {
  id: string
  name: string
  readable: boolean
  readable_until: string | null
  state: CandidatureState
  stage: string
  applied_at: string
  state_since: string
  answer_by: string | null
  course: string | null
  university: string | null
  semester: number | null
  city: string | null
  skills: string[]
  unmet: Unmet[]
  review_requested: boolean
  invited: boolean
  choice: ChoicePlace | null
  rating: number | null
  score: number | null
  most_score: number | null
  notes: number
  tags: string[]
  lock_version: number
}

const CARD_SKILLS = 5

/**
 * What a company sees: null where the person keeps it from companies, or this one no longer reads them. No photo, on
 * purpose.
 */
const columnsWith = (now: Date, most_skills: number | null) => sql`
  c.id, ${knownAs} as name, ${companyReads(now)} as readable, ${readUntil} as readable_until, c.state, c.stage,
    c.applied_at, c.state_since, c.answer_by,
  ${courseOf(now)} as course,
  case when ${shows(now, 'education')} then (select name from institutions where id = u.university_id) end as
    university,
  case when ${shows(now, 'education')} then u.current_semester end as semester,
  ${cityOf(now)} as city,
  case when ${shows(now, 'knowledge')} then array(select s.name from user_info_choices x join skills s on s.id =
    x.value where x.user_info_id = u.id and x.list = 'skills' order by x.position limit ${most_skills}) else '{}' end
    as skills,
  case when ${companyReads(now)} then c.unmet else '[]' end as unmet, ${awaitsReview} as review_requested,
  ${cameInvited} as invited, case when ${companyReads(now)} then ${choicePlace} end as choice,
  ${ratingOf} as rating, ${scoreOf(now)} as score, ${mostScoreOf(now)} as most_score,
  (select count(*)::int from candidature_notes n where n.candidature_id = c.id) as notes,
  array(select tag from candidature_tags t where t.candidature_id = c.id order by tag) as tags, c.lock_version`

/** As much as a card shows. */
const columns = (now: Date) => columnsWith(now, CARD_SKILLS)

const FROM = sql`candidatures c join user_infos u on u.id = c.user_info_id`

export const rowsById = async (ctx: Ctx, ids: string[]) =>
  (await sql<ReceivedRow>`select ${columns(ctx.now)} from ${FROM} where c.id = any(${ids}::uuid[])`.execute(ctx.db))
    .rows

export const stateWordsFor = (stages: Stage[], { state, stage }: Pick<ReceivedRow, 'state' | 'stage'>) =>
  state === 'withdrawn' || state === 'ended' ? OUTSIDE[state] : (stages.find(({ key }) => key === stage)?.name ?? stage)

export const receivedResource = (
  row: ReceivedRow,
  stages: Stage[],
  now: Date,
  interview: NextInterview | null,
): ReceivedCandidature => {
  const { id, rating, ...rest } = row
  return {
    id,
    type: 'candidature',
    attributes: {
      ...rest,
      interview,
      rating: rating === null ? null : Math.round(rating * 10) / 10,
      state_words: stateWordsFor(stages, row),
      overdue: row.answer_by !== null && Date.parse(row.answer_by) < now.getTime(),
    },
  }
}

type Paging = { page: number; per_page: number; sort?: CandidatureOrder | undefined }

export async function pageOfReceived(
  ctx: Ctx,
  job_id: string,
  filters: Filters,
  { page, per_page, sort = '-applied_at' }: Paging,
) {
  const stages = await stagesOf(ctx, job_id)
  const found = where(ctx, job_id, filters)
  // Chosen and counted first: what a card shows is read for one page, however far down.
  const { rows } = await sql<ReceivedRow & { total_count: number }>`
    with chosen as (select c.id, row_number() over (order by
      ${orderOf(ctx.now, sort, [...stages.map(({ key }) => key), ...keysOf(OUTSIDE)])}) as place, count(*) over
      ()::int as total_count from ${FROM} where ${found} order by place limit ${per_page} offset
      ${(page - 1) * per_page})
    select ${columns(ctx.now)}, chosen.total_count from chosen join ${FROM} on c.id = chosen.id order by
      chosen.place`.execute(ctx.db)
  const total_count = rows[0]?.total_count ?? (page > 1 ? await countOf(ctx, found) : 0)
  const interviews = await interviewsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map(({ total_count: _, ...row }) =>
      receivedResource(row, stages, ctx.now, interviews.get(row.id) ?? null),
    ),
    ...totals(total_count, per_page),
  }
}

/** For whoever asks beyond the last page. */
const countOf = async (ctx: Ctx, found: ReturnType<typeof where>) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${found}`.execute(ctx.db)).rows[0]!.n

/**
 * All that a filter finds, for a spreadsheet, and all that each person knows; how to reach them while the company may.
 */
export async function allReceived(ctx: Ctx, job_id: string, filters: Filters, most: number) {
  const reads = companyReads(ctx.now)
  const { rows } = await sql<
    ReceivedRow & { email: string | null; cellphone: string | null; authorize_whatsapp: boolean }
  >`
    select ${columnsWith(ctx.now, null)}, case when ${reads} then l.email end as email,
      case when ${reads} then u.cellphone end as cellphone, ${reads} and u.authorize_whatsapp as
        authorize_whatsapp
    from ${FROM} join logins l on l.id = u.login_id where ${where(ctx, job_id, filters)} order by
      ${orderOf(ctx.now, '-applied_at', [])} limit ${most}`.execute(ctx.db)
  return rows
}

export async function countsOf(ctx: Ctx, job_id: string, filters: Filters) {
  const { stage: _, ...rest } = filters
  const { rows } = await sql<{ stage: string; n: number; overdue: number }>`
    select ${columnOf} as stage, count(*)::int as n, (count(*) filter (where c.answer_by < ${ctx.now}))::int as overdue
    from ${FROM} where ${where(ctx, job_id, rest)} group by 1`.execute(ctx.db)
  const of = (key: string) => rows.find(({ stage }) => stage === key)?.n ?? 0
  const stages = (await stagesOf(ctx, job_id)).map((stage): Stage & { state: StageState; count: number } => ({
    ...stage,
    count: of(stage.key),
  }))
  return {
    stages,
    outside: (['withdrawn', 'ended'] as const).map((key) => ({ key, name: OUTSIDE[key], count: of(key) })),
    total: rows.reduce((sum, { n }) => sum + n, 0),
    overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
  }
}
