import { sql } from 'kysely'
import { companyReads, readUntil } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import type { Unmet } from '../wire/applying.ts'
import type { CandidatureState, EndedWhy } from '../wire/candidature-words.ts'

/** What the board shows now: on air, begun and not yet over. */
export const onBoard = (ctx: Ctx) =>
  sql<boolean>`exists (select from job_search s where s.job_id = j.id and s.shown_from <= ${ctx.now} and s.closes_at >
    ${ctx.now})`

/**
 * What the company calls a person, of candidatures c and user_infos u: once the process is over, as they were called
 * then.
 */
export const knownAs = sql<string>`coalesce(c.ended_name, u.social_name, u.full_name)`

/** A candidature with its job and its person, as everything that happens to it needs them. */
export const candidatureRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('candidatures as c')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .innerJoin('companies as co', 'co.id', 'j.company_id')
    .innerJoin('user_infos as u', 'u.id', 'c.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .leftJoin('cities as city', 'city.id', 'j.city_id')
    .selectAll('c')
    .select([
      'j.slug',
      'j.title',
      'j.status',
      'j.job_type',
      'j.closes_at',
      'j.closed_at',
      'j.close_reason',
      'j.answer_within_days',
      'j.company_id',
    ])
    .select((e) => e.fn.coalesce('co.trading_name', 'co.name').as('company_name'))
    .select(['co.slug as company_slug', 'l.email', 'l.id as login_id', 'u.slug as person_slug'])
    .select([
      sql<string>`coalesce(u.social_name, u.full_name)`.as('name'),
      knownAs.as('known_as'),
      companyReads(ctx.now).as('readable'),
      readUntil.as('read_until'),
    ])
    .select(sql<string | null>`city.name || ', ' || j.state_id`.as('address'))
    .select(onBoard(ctx).as('available'))

type Row = Awaited<ReturnType<ReturnType<typeof candidatureRows>['executeTakeFirstOrThrow']>>
export type Candidature = Omit<Row, 'state' | 'told_state' | 'ended_why' | 'unmet'> & {
  state: CandidatureState
  told_state: CandidatureState
  ended_why: EndedWhy | null
  unmet: Unmet[]
}

export const findCandidature = async (ctx: Ctx, id: string) =>
  (await candidatureRows(ctx).where('c.id', '=', id).executeTakeFirst()) as Candidature | undefined

/** For changing: nobody else changes it meanwhile. */
export const lockCandidatures = async (ctx: Ctx, ids: string[]) =>
  (await candidatureRows(ctx).where('c.id', 'in', ids).orderBy('c.id').forUpdate('c').execute()) as Candidature[]

/**
 * Whoever looks at the job's pipeline learns that something is new. The last statement of what changes it, one job
 * after another in one order.
 */
export async function touchPipelines(ctx: Ctx, job_ids: Iterable<string>) {
  for (const job_id of [...new Set(job_ids)].sort())
    await sql`insert into pipelines as p (job_id, version) values (${job_id}, 1) on conflict (job_id) do update set
      version = p.version + 1`.execute(ctx.db)
}
