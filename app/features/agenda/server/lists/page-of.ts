// Lists of interviews, each side's own.
import { type RawBuilder, sql } from 'kysely'
import { BRASILIA, instantAt } from '#wire/time/zones.ts'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Received } from '#wire/endpoint.ts'
import { isoDate } from '#wire/time/date.ts'
import type { listOwnedInterviews } from '../../wire/interviews.ts'
import type { listInvites } from '../../wire/invites.ts'
import { FROM, interviewRows } from '../rows.ts'
import { listedInterviews, listedInvite } from './listed.ts'
import { asInterviewer, ofCompany, ofPerson } from '../visible.ts'

/** Proposed times wait for the company as long as one of them lies ahead. */
const PROPOSED = (now: Date) =>
  sql`exists (select from interview_proposals p where p.interview_id = i.id and p.starts_at > ${now})`
const WAITS = (now: Date) => sql`(i.state = 'offered' and (i.answer_by > ${now} or ${PROPOSED(now)}))`
const AHEAD = (now: Date) => sql`(i.state = 'confirmed' and i.ends_at > ${now})`
const standing = (now: Date) => ({
  waiting: WAITS(now),
  proposed: PROPOSED(now),
  ahead: AHEAD(now),
  past: sql`not (${WAITS(now)} or ${AHEAD(now)} or ${PROPOSED(now)})`,
})

/** What waits and what comes first; then what was last. */
const order = (now: Date) => sql`order by (${WAITS(now)} or ${AHEAD(now)}) desc,
  case when ${WAITS(now)} then i.answer_by when ${AHEAD(now)} then i.starts_at end,
  coalesce(i.starts_at, i.created_at) desc, i.id`

type Paging = { page: number; per_page: number }
async function pageOf(ctx: Ctx, where: RawBuilder<unknown>, { page, per_page }: Paging) {
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const rows = await interviewRows(ctx, where, sql`${order(ctx.now)} limit ${per_page} offset ${offset}`)
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(ctx.db)
  return { rows, ...totals(counted.rows[0]!.n, per_page) }
}

export async function pageOfInvites(ctx: Ctx, { which, ...paging }: Received<typeof listInvites>['query']) {
  const chosen = which ? standing(ctx.now)[which] : sql`true`
  const { rows, ...found } = await pageOf(ctx, sql`${ofPerson(ctx)} and ${chosen}`, paging)
  return { collection: { data: rows.map((row) => listedInvite(ctx, row)) }, ...found }
}

export async function pageOfInterviews(ctx: Ctx, query: Received<typeof listOwnedInterviews>['query']) {
  const { job_id, candidature_id, which, from, until, mine, ...paging } = query
  const startOf = (day: string) => instantAt(isoDate(day)!, '00:00', BRASILIA)
  const endOf = (day: string) => new Date(startOf(day).getTime() + 86_400_000)
  const where = [
    await ofCompany(ctx),
    ...(job_id ? [sql`o.job_id = ${job_id}`] : []),
    ...(candidature_id ? [sql`i.candidature_id = ${candidature_id}`] : []),
    ...(which ? [standing(ctx.now)[which]] : []),
    ...(from || until ? [sql`i.state = 'confirmed'`] : []),
    ...(from ? [sql`i.ends_at > ${startOf(from)}`] : []),
    ...(until ? [sql`i.starts_at < ${endOf(until)}`] : []),
    ...(mine ? [asInterviewer(ctx)] : []),
  ]
  const { rows, ...found } = await pageOf(ctx, sql.join(where, sql` and `), paging)
  return { collection: { data: await listedInterviews(ctx, rows) }, ...found }
}
