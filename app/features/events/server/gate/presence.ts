// Which scan of a registration counts: the earliest that stands.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

export type Presence = { id: string; scanned_at: string; gate: string | null; client_id: string }

/** To join as 'p' beside a registration 'r'. */
export const PRESENCE = sql`left join lateral (select c.id, c.scanned_at, c.gate, c.client_id from check_ins c
  where c.registration_id = r.id and c.undone_at is null order by c.scanned_at, c.number limit 1) p on true`

export async function presenceOf(ctx: Ctx, registration_id: string): Promise<Presence | undefined> {
  const { rows } = await sql<Presence>`select p.id, p.scanned_at, p.gate, p.client_id from registrations r ${PRESENCE}
    where r.id = ${registration_id} and p.id is not null`.execute(ctx.db)
  return rows[0]
}
