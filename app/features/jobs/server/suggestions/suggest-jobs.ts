import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { suggestJobs as endpoint } from '../../wire/saved.ts'
import { cardsOf } from '../reading/job-cards.ts'
import { oneself } from '../reading/student.ts'
import { matchesFor } from './matches.ts'
import { reasonsOf } from './reasons.ts'
import { isKnown, seekerOf } from './seeker.ts'

const MOST = 10

/**
 * Ranked by what the person told of themself; each says why. Without a profile there is nothing to match, and nothing
 * is guessed.
 */
export async function suggestJobs(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const student = await oneself(ctx)
  const seeker = await seekerOf(ctx, student)
  const matches = (await matchesFor(ctx, seeker)).slice(0, MOST)
  const cards = await cardsOf(
    ctx,
    matches.map(({ job_id }) => job_id),
    student,
  )
  return { data: cards.map((job, i) => ({ job, reasons: reasonsOf(matches[i]!, seeker) })), known: isKnown(seeker) }
}
