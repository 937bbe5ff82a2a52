// What somebody attended of an event: sessions that are over, with a presence that stands.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { PRESENCE } from '../gate/presence.ts'

const HOUR_MS = 3_600_000
export type Attended = { title: string; starts_at: string; ends_at: string }

/** In halves, as complementary hours are counted; never less than one half. */
export const hoursBetween = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
  Math.max(0.5, Math.floor(((Date.parse(ends_at) - Date.parse(starts_at)) / HOUR_MS) * 2) / 2)

/** Of an account, or of a guest by the e-mail of the sign-up. */
export type Whose = { login_id: string } | { email: string }

export async function attendedBy(ctx: Ctx, event_id: string, whose: Whose): Promise<Attended[]> {
  const isTheirs = 'email' in whose ? sql`r.email = ${whose.email}` : sql`r.login_id = ${whose.login_id}`
  const { rows } = await sql<Attended>`select s.title, s.starts_at, s.ends_at
    from registrations r join event_sessions s on s.id = r.session_id ${PRESENCE}
    where r.event_id = ${event_id} and ${isTheirs} and p.id is not null and s.ends_at <= ${ctx.now}
    order by s.starts_at, s.id`.execute(ctx.db)
  return rows
}

/** Whoever promotes the event; without a company it is the platform. */
export async function issuerOf(ctx: Ctx, event_id: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('events as e')
    .leftJoin('companies as c', 'c.id', 'e.company_id')
    .select((e) => e.fn.coalesce('c.trading_name', 'c.name').as('name'))
    .where('e.id', '=', event_id)
    .executeTakeFirst()
  return row?.name ?? ctx.configuration.app_name
}
