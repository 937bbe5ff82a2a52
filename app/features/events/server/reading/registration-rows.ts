// Registrations with their session and event, as their owner reads them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Zone } from '#wire/time/zones.ts'
import { PRESENCE } from '../gate/presence.ts'
import type { EndedWhy, EventKind, EventState, RegistrationState } from '../../wire/event-words.ts'

export type RegistrationRow = {
  id: string
  event_id: string
  session_id: string
  login_id: string | null
  name: string
  email: string
  state: RegistrationState
  shares_name: boolean
  offered_until: string | null
  prove_by: string | null
  ended_why: EndedWhy | null
  code_sealed: string
  link_sealed: string
  sequence: number
  position: number | null
  came_at: string | null
  session_title: string
  starts_at: string
  ends_at: string
  event_title: string
  event_state: EventState
  kind: EventKind
  mode: 'in_person' | 'online'
  place: string | null
  address: string | null
  link: string | null
  zone: Zone
  cancel_reason: string | null
}

export const FROM_REGISTRATIONS = sql`registrations r join event_sessions s on s.id = r.session_id
  join events e on e.id = r.event_id`

export async function registrationRows(ctx: Ctx, where: RawBuilder<unknown>, rest = sql``): Promise<RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select r.id, r.event_id, r.session_id, r.login_id, r.name, r.email, r.state, r.shares_name, r.offered_until,
      r.prove_by, r.ended_why, r.code_sealed, r.link_sealed, r.sequence, p.scanned_at as came_at,
      case when r.state = 'waiting' then (select count(*)::int from registrations w where w.session_id = r.session_id
        and w.state = 'waiting' and (w.queued_at, w.id) <= (r.queued_at, r.id)) end as position,
      s.title as session_title, s.starts_at, s.ends_at, e.title as event_title, e.state as event_state, e.kind, e.mode,
      e.place, e.address, e.link, e.zone, e.cancel_reason
    from ${FROM_REGISTRATIONS} ${PRESENCE} where ${where} ${rest}`.execute(ctx.db)
  return rows
}

export const registrationById = async (ctx: Ctx, id: string) => (await registrationRows(ctx, sql`r.id = ${id}`))[0]!
