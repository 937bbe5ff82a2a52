import { type RawBuilder, sql } from 'kysely'
import { classHours } from '#features/candidates/server/candidates.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { totals } from '#server/totals.ts'
import type { Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/events.ts'
import type { listOwnRegistrations } from '../../wire/registrations.ts'
import { countEvents, eventRows, IS_PUBLIC, isOwned } from './event-rows.ts'
import { FROM_REGISTRATIONS, registrationRows } from './registration-rows.ts'
import { eventCard, ownedResources } from './show-event.ts'
import { registrationResource } from './show-registration.ts'

type Paging = { page: number; per_page: number }
const MOST_ROWS = 2 ** 31
const limited = ({ page, per_page }: Paging) =>
  sql`limit ${per_page} offset ${Math.min((page - 1) * per_page, MOST_ROWS)}`
const named = (q: string | undefined) => (q?.trim() ? [contains(sql`fold(e.title)`, q)] : [])
const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** What is ahead, or under way. */
export async function pageOfEvents(ctx: Ctx, { q, ...paging }: Received<typeof wire.listEvents>['query']) {
  const where = all([IS_PUBLIC, sql`e.state = 'published'`, sql`t.ends_at > ${ctx.now}`, ...named(q)])
  const rows = await eventRows(ctx, where, sql`order by t.starts_at, e.id ${limited(paging)}`)
  return {
    collection: { data: rows.map((row) => eventCard(ctx, row)) },
    ...totals(await countEvents(ctx, where), paging.per_page),
  }
}

export async function pageOfOwned(ctx: Ctx, query: Received<typeof wire.listOwnedEvents>['query']) {
  const { q, state, ...paging } = query
  const where = all([await isOwned(ctx), ...(state ? [sql`e.state = ${state}`] : []), ...named(q)])
  const rows = await eventRows(
    ctx,
    where,
    sql`order by t.starts_at desc nulls first, e.created_at desc, e.id ${limited(paging)}`,
  )
  return {
    collection: { data: await ownedResources(ctx, rows) },
    ...totals(await countEvents(ctx, where), paging.per_page),
  }
}

export async function pageOfOwnRegistrations(ctx: Ctx, query: Received<typeof listOwnRegistrations>['query']) {
  const { which, ...paging } = query
  const ahead = sql`(s.ends_at > ${ctx.now} and r.state <> 'cancelled')`
  const where = all([
    sql`r.login_id = ${(ctx.actor as SignedIn).login_id}`,
    ...(which ? [which === 'ahead' ? ahead : sql`not ${ahead}`] : []),
  ])
  const order = sql`order by ${ahead} desc, case when ${ahead} then s.starts_at end, s.starts_at desc, r.id`
  const rows = await registrationRows(ctx, where, sql`${order} ${limited(paging)}`)
  const classes = await classHours(ctx, (ctx.actor as SignedIn).login_id)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${FROM_REGISTRATIONS}
    where ${where}`.execute(ctx.db)
  return {
    collection: { data: rows.map((row) => registrationResource(ctx, row, classes)) },
    ...totals(counted[0]!.n, paging.per_page),
  }
}
