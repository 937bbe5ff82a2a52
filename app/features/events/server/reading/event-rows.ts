import { type RawBuilder, sql } from 'kysely'
import { onAir, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Zone } from '#wire/time/zones.ts'
import type { EventKind, EventState } from '../../wire/event-words.ts'

export type EventRow = {
  id: string
  company_id: string | null
  company_name: string | null
  company_slug: string | null
  avatar_file_id: string | null
  state: EventState
  kind: EventKind
  mode: 'in_person' | 'online'
  title: string
  description: string | null
  place: string | null
  address: string | null
  link: string | null
  zone: Zone
  cancel_reason: string | null
  lock_version: number
  starts_at: string | null
  ends_at: string | null
  sessions: number
  full: boolean
}

export const FROM_EVENTS = sql`events e left join companies c on c.id = e.company_id
  left join lateral (select min(starts_at) as starts_at, max(ends_at) as ends_at, count(*)::int as sessions,
    coalesce(bool_and(taken >= capacity), false) as "full" from event_sessions s where s.event_id = e.id) t on true`

export async function eventRows(ctx: Ctx, where: RawBuilder<unknown>, rest = sql``): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.company_id, coalesce(c.trading_name, c.name) as company_name, c.slug as company_slug,
      c.avatar_file_id, e.state, e.kind, e.mode, e.title, e.description, e.place, e.address, e.link,
      e.zone, e.cancel_reason, e.lock_version, t.starts_at, t.ends_at, t.sessions, t."full"
    from ${FROM_EVENTS} where ${where} ${rest}`.execute(ctx.db)
  return rows
}

export async function countEvents(ctx: Ctx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${FROM_EVENTS}
    where ${where}`.execute(ctx.db)
  return rows[0]!.n
}

/** What everybody may read: never a draft, cancelled or not, nor an event of a company that is not on air. */
const SHOWN = sql`(e.company_id is null or ${onAir(sql.ref('e.company_id'))})`
export const IS_PUBLIC = sql`(e.published_at is not null and ${SHOWN})`
const unknown = () => notFound('Não encontramos esse evento. O endereço pode ter mudado.')

export async function openEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const [row] = isUuid(id) ? await eventRows(ctx, sql`e.id = ${id} and ${IS_PUBLIC}`) : []
  if (!row) throw unknown()
  return row
}

/** Events of the company and its branches; the platform's own are the operation's. */
export async function isOwned(ctx: Ctx) {
  if (ctx.actor.user_type === 'Operator') return sql`e.company_id is null`
  return sql`e.company_id = any(${await myTree(ctx)}::uuid[])`
}

export async function ownedEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const [row] = isUuid(id) ? await eventRows(ctx, sql`e.id = ${id} and ${await isOwned(ctx)}`) : []
  if (!row) throw unknown()
  return row
}

/** For changing: nobody else changes it meanwhile. Signing up goes on, until its sessions are held too. */
export async function heldEvent(ctx: Ctx, id: string): Promise<EventRow> {
  await ownedEvent(ctx, id)
  await sql`select id from events where id = ${id} for no key update`.execute(ctx.db)
  return ownedEvent(ctx, id)
}
