// What of mentors can be booked now.
import { sql } from 'kysely'
import {
  busyWithin,
  crossing,
  hull,
  overlap,
  type Span,
  weeklyWords,
  type What,
} from '#features/calendar/server/calendar.ts'
import { classHours } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { BRASILIA, wallTime, type Zone } from '#wire/time/zones.ts'
import type { listSlots } from '../wire/mentors.ts'
import type { Person } from './asking-person.ts'
import type { MentorRow } from './mentor-rows.ts'
import { freeSlots, type Range } from './weekly-slots.ts'

type Of = { mentor_id: string }
type Weeks = { hours: Range[]; days_off: string[]; taken: Span[] }

/** The hours, the days off and what is taken, of several mentors at once. */
export async function weeksOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Weeks>> {
  const among = sql`any(${[...ids]}::uuid[])`
  const hours = await sql<Of & Range>`select mentor_id, day_of_week, "from", "to" from mentor_hours
    where mentor_id = ${among} order by day_of_week, "from"`.execute(ctx.db)
  const off = await sql<Of & { day: string }>`select mentor_id, day::text as day from mentor_days_off
    where mentor_id = ${among} order by day`.execute(ctx.db)
  const taken = await sql<Of & Span>`
    select mentor_id, starts_at, ends_at from mentor_bookings
      where mentor_id = ${among} and state = 'booked' and session_id is null and ends_at > ${ctx.now}
    union all select mentor_id, starts_at, ends_at from mentor_sessions
      where mentor_id = ${among} and cancelled_at is null and ends_at > ${ctx.now}`.execute(ctx.db)
  return new Map(
    ids.map((id) => [
      id,
      {
        hours: hours.rows.filter(({ mentor_id }) => mentor_id === id),
        days_off: off.rows.filter(({ mentor_id }) => mentor_id === id).map(({ day }) => day),
        taken: taken.rows.filter(({ mentor_id }) => mentor_id === id),
      },
    ]),
  )
}

export async function freeTimes(ctx: Ctx, { id, minutes }: Pick<MentorRow, 'id' | 'minutes'>): Promise<Span[]> {
  const { hours, days_off, taken } = (await weeksOf(ctx, [id])).get(id)!
  return freeSlots(ctx.now, { hours, days_off, minutes }, taken)
}

const WORDS: Record<What, string> = { interview: 'Entrevista', mentoring: 'Mentoria', event: 'Evento' }

/** For each of the spans what else the person has agreed to. */
export async function conflictsOf(ctx: Ctx, login_id: string, spans: readonly Span[], zone: Zone) {
  if (!spans.length) return []
  const busy = await busyWithin(ctx, [login_id], hull(spans))
  return spans.map((span) => {
    const other = busy.find((one) => overlap(one, span))
    if (!other) return null
    return `${WORDS[other.what]}, das ${wallTime(other.starts_at, zone).time} às ${wallTime(other.ends_at, zone).time}`
  })
}

/** The person's class over a time, by the clock of where they live. */
async function clashesOf(ctx: Ctx, { login_id, own_zone }: Person) {
  const classes = await classHours(ctx, login_id)
  return (span: Span) => {
    const lesson = crossing(classes, span, own_zone)
    return lesson ? weeklyWords({ ...lesson, what: 'Aula' }) : null
  }
}

type Session = Span & { id: string; title: string; seats_left: number; mine: boolean }

const sessionsOf = async (ctx: Ctx, mentor_id: string, { login_id }: Person) =>
  (
    await sql<Session>`select s.id, s.title, s.starts_at, s.ends_at, s.capacity - s.taken as seats_left,
        exists (select from mentor_bookings b where b.session_id = s.id and b.login_id = ${login_id}
          and b.state = 'booked') as mine
      from mentor_sessions s where s.mentor_id = ${mentor_id} and s.cancelled_at is null and s.starts_at > ${ctx.now}
      order by s.starts_at`.execute(ctx.db)
  ).rows

export async function slotsFor(ctx: Ctx, row: MentorRow, person: Person): Promise<Answer<typeof listSlots>> {
  const free = await freeTimes(ctx, row)
  const conflicts = await conflictsOf(ctx, person.login_id, free, person.own_zone)
  const clashOf = await clashesOf(ctx, person)
  const sessions = await sessionsOf(ctx, row.id, person)
  return {
    data: {
      id: row.id,
      type: 'mentor_slots',
      attributes: {
        zone: BRASILIA,
        own_zone: person.own_zone,
        slots: free.map((span, i) => ({ ...span, conflict: conflicts[i]!, clash: clashOf(span) })),
        sessions: sessions.map((session) => ({ ...session, clash: clashOf(session) })),
      },
    },
  }
}
