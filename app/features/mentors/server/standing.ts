// Two missed conversations within ninety days stop booking for thirty.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showStanding as showWire } from '../wire/mentors.ts'
import { DAYS_OF_MISSES, DAYS_STOPPED, MISSES_TO_STOP } from '../wire/mentoring-words.ts'

const DAY_MS = 86_400_000
type Miss = { booking_id: string; mentor: string; starts_at: string; missed_at: string }

const missesOf = async (ctx: Ctx, login_id: string) =>
  (
    await sql<Miss>`select b.id as booking_id, m.name as mentor, b.starts_at, b.missed_at
      from mentor_bookings b join mentors m on m.id = b.mentor_id
      where b.login_id = ${login_id} and b.missed_at is not null and not b.forgiven
        and b.missed_at > ${new Date(ctx.now.getTime() - (DAYS_OF_MISSES + DAYS_STOPPED) * DAY_MS)}
      order by b.missed_at`.execute(ctx.db)
  ).rows

/** From the last miss that followed another one closely enough. */
export function stoppedUntil(now: Date, missed: readonly string[]): string | null {
  const stops = missed
    .map((at) => Date.parse(at))
    .filter((at, i, all) => {
      const first = all[i - MISSES_TO_STOP + 1]
      return first !== undefined && at - first <= DAYS_OF_MISSES * DAY_MS
    })
    .map((at) => at + DAYS_STOPPED * DAY_MS)
  const until = Math.max(0, ...stops)
  return until > now.getTime() ? new Date(until).toISOString() : null
}

export async function standingOf(ctx: Ctx, login_id: string) {
  const misses = await missesOf(ctx, login_id)
  const stopped_until = stoppedUntil(
    ctx.now,
    misses.map(({ missed_at }) => missed_at),
  )
  return { misses, stopped_until }
}

export async function showStanding(ctx: Ctx): Promise<Answer<typeof showWire>> {
  const { login_id } = ctx.actor as SignedIn
  const { misses, stopped_until } = await standingOf(ctx, login_id)
  const counted = misses.filter(
    ({ missed_at }) => stopped_until || Date.parse(missed_at) > ctx.now.getTime() - DAYS_OF_MISSES * DAY_MS,
  )
  return {
    data: {
      id: login_id,
      type: 'mentoring_standing',
      attributes: { stopped_until, misses: counted.map(({ missed_at: _, ...miss }) => miss) },
    },
  }
}
