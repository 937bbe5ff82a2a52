import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listFits as endpoint } from '../../wire/saved.ts'
import { oneself } from '../reading/student.ts'
import { matchesFor } from './matches.ts'
import { fitOf, reasonsOf } from './reasons.ts'
import { seekerOf } from './seeker.ts'

const MOST = 100

/** For lists of jobs that are the same for everybody: which of them fit this person, and why. */
export async function listFits(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const seeker = await seekerOf(ctx, await oneself(ctx))
  const matches = await matchesFor(ctx, seeker, MOST)
  return {
    data: matches.map((match) => ({ slug: match.slug, fit: fitOf(match), reasons: reasonsOf(match, seeker) })),
  }
}
