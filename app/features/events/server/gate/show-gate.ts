import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showGate as showWire } from '../../wire/gate.ts'
import { ownedEvent } from '../reading/event-rows.ts'
import { sessionRows } from '../writing/sessions.ts'
import { firstName } from './check-in.ts'
import { PRESENCE } from './presence.ts'

type Named = { shares_name: boolean; name: string }
type TicketRow = Named & { sha256: string; session_id: string; came_at: string | null; gate: string | null }
type DoubleRow = Named & { session_title: string; scanned_at: string; gate: string | null; total: number }

const MOST_DOUBLES = 100

/** Hashes and first names alone: what a lost phone tells is nobody's ticket. */
export async function showGate(ctx: Ctx, event_id: string): Promise<Answer<typeof showWire>> {
  const event = await ownedEvent(ctx, event_id)
  const tickets = await sql<TicketRow>`select encode(r.code_hash, 'hex') as sha256, r.shares_name, r.name, r.session_id,
      p.scanned_at as came_at, p.gate
    from registrations r ${PRESENCE}
    where r.event_id = ${event.id} and r.state = 'confirmed' and r.prove_by is null order by r.id`.execute(ctx.db)
  const doubles = await sql<DoubleRow>`select r.shares_name, r.name, s.title as session_title, c.scanned_at, c.gate,
      count(*) over ()::int as total
    from check_ins c join registrations r on r.id = c.registration_id join event_sessions s on s.id = r.session_id
    ${PRESENCE} where c.event_id = ${event.id} and c.undone_at is null and c.id <> p.id
    order by c.scanned_at desc, c.id limit ${MOST_DOUBLES}`.execute(ctx.db)
  const sessions = await sessionRows(ctx, [event.id])
  return {
    data: {
      id: event.id,
      type: 'gate',
      attributes: {
        title: event.title,
        ends_at: event.ends_at,
        sessions: sessions.map(({ id, title }) => ({ id, title })),
        tickets: tickets.rows.map(({ shares_name, name, ...row }) => ({
          ...row,
          first_name: firstName({ shares_name, name }),
        })),
        doubles_total: doubles.rows[0]?.total ?? 0,
        doubles: doubles.rows.map(({ shares_name, name, total: _, ...row }) => ({
          ...row,
          first_name: firstName({ shares_name, name }),
        })),
      },
    },
  }
}
