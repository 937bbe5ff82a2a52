// When somebody may try again: so many days after the last start.
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { DAYS_BETWEEN } from '../wire/test-words.ts'

/** The day, as ISO date, from which on it may be tried again; null when that is now. */
export function againOn(ctx: Ctx, started_at: string | null | undefined): string | null {
  if (!started_at) return null
  const day = today(new Date(started_at), DAYS_BETWEEN)
  return day > today(ctx.now) ? day : null
}

/** An annulled one does not hold up the next, but its questions were seen. */
export const lastTries = (
  ctx: Ctx,
  user_info_id: string,
  test_id: string,
  most: number,
  states: ('finished' | 'annulled')[] = ['finished'],
) =>
  ctx.db
    .selectFrom('skill_test_attempts')
    .select(['id', 'started_at'])
    .where('user_info_id', '=', user_info_id)
    .where('test_id', '=', test_id)
    .where('state', 'in', states)
    .where('started_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute()
