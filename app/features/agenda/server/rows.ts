// Interviews with their job and their person, as everything that happens to them needs them.
import { type RawBuilder, sql } from 'kysely'
import { knownAs } from '#features/candidatures/server/candidatures.ts'
import { type Zone, zoneOfState } from '#wire/time/zones.ts'
import type { Ctx } from '#server/context.ts'
import type { CancelledWhy, InterviewKind, InterviewState } from '../wire/interview-words.ts'

export type InterviewRow = {
  id: string
  offer_id: string
  candidature_id: string
  state: InterviewState
  kind: InterviewKind
  place: string | null
  message: string | null
  zone: Zone
  minutes: number
  answer_by: string
  starts_at: string | null
  ends_at: string | null
  uid: string
  sequence: number
  changes: number
  wish: string | null
  said: string | null
  cancelled_why: CancelledWhy | null
  criteria: string[]
  lock_version: number
  job_id: string
  created_by: string
  title: string
  slug: string
  company_id: string
  company_name: string
  company_slug: string | null
  user_info_id: string
  login_id: string
  email: string
  /** How the person is called, and what the company knows them as. */
  name: string
  known_as: string
  state_id: string | null
  proposals: number
  /** The last of the times that the person proposed. */
  proposed_until: string | null
}

export const FROM = sql`interviews i
  join interview_offers o on o.id = i.offer_id
  join jobs j on j.id = o.job_id
  join companies co on co.id = j.company_id
  join candidatures c on c.id = i.candidature_id
  join user_infos u on u.id = c.user_info_id
  join logins l on l.id = u.login_id
  left join user_info_addresses a on a.user_info_id = u.id`

const COLUMNS = sql`i.*, o.job_id, o.created_by, j.title, j.slug, j.company_id,
  coalesce(co.trading_name, co.name) as company_name, co.slug as company_slug, c.user_info_id, l.id as login_id,
  l.email, coalesce(u.social_name, u.full_name) as name, ${knownAs} as known_as, a.state_id,
  (select count(*)::int from interview_proposals p where p.interview_id = i.id) as proposals,
  (select max(p.starts_at) from interview_proposals p where p.interview_id = i.id) as proposed_until`

export const interviewRows = async (ctx: Ctx, where: RawBuilder<unknown>, order = sql`order by i.id`) =>
  (await sql<InterviewRow>`select ${COLUMNS} from ${FROM} where ${where} ${order}`.execute(ctx.db)).rows

/** Nobody else changes them meanwhile. */
export async function lockInterviews(ctx: Ctx, where: RawBuilder<unknown>): Promise<InterviewRow[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from interviews i join interview_offers o on o.id = i.offer_id where ${where} order by i.id
    for update of i`.execute(ctx.db)
  return rows.length ? interviewRows(ctx, sql`i.id = any(${rows.map(({ id }) => id)}::uuid[])`) : []
}

/** Where the person's own clock is. */
export const ownZone = ({ state_id, zone }: InterviewRow): Zone => (state_id ? zoneOfState(state_id) : zone)
export const isProposing = ({ proposals }: InterviewRow) => proposals > 0
