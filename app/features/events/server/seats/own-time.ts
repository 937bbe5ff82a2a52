// One person is in one place at a time: sessions that overlap are refused, and a confirmed seat is held in the calendar.
import { sql } from 'kysely'
import { hold, overlap } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import type { Session } from './line.ts'

export type Who = { login_id: string | null; name: string; email: string }

const BUSY = 'Você já tem outro compromisso na agenda neste horário.'
const both = (one: string, other: string) => `“${one}” e “${other}” acontecem ao mesmo tempo. Escolha uma das duas.`

/**
 * Sessions in which the person has a seat, or the offer of one, whatever event they are of. Anybody can type an e-mail:
 * what is not proven counts for nobody.
 */
async function seatsOf(ctx: Ctx, { login_id, email }: Who): Promise<Session[]> {
  const { rows } = await sql<Session>`select s.id, s.event_id, s.title, s.starts_at, s.ends_at from registrations r
    join event_sessions s on s.id = r.session_id
    where r.state in ('confirmed', 'offered') and s.ends_at > ${ctx.now} and r.prove_by is null
      and (r.email = ${email} or r.login_id = ${login_id}::uuid)`.execute(ctx.db)
  return rows
}

/** Compared with what the person has only for the person: a guest who has proven nothing learns nothing of it. */
export async function refuseOverlaps(ctx: Ctx, who: Who, chosen: readonly Session[], proven = true) {
  const seats = proven ? await seatsOf(ctx, who) : []
  const has = seats.filter(({ id }) => chosen.every((one) => one.id !== id))
  for (const [i, one] of chosen.entries()) {
    const other = [...chosen.slice(i + 1), ...has].find((that) => overlap(one, that))
    if (other) throw invalid({ session_ids: both(one.title, other.title) })
  }
}

/** One sign-up of a person after the other: two at once would not see each other's sessions. */
export const lockPerson = (ctx: Ctx, { email }: Pick<Who, 'email'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`event sign-up ${email}`}, 0))`.execute(ctx.db)

export async function holdTime(ctx: Ctx, registration_id: string, { login_id }: Who, session: Session) {
  if (!login_id) return
  const taken = await hold(ctx, { what: 'event', what_id: registration_id }, session, [login_id])
  if (taken.length) throw invalid({ session_ids: `${BUSY} “${session.title}” fica de fora.` })
}
