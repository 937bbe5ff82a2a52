import { nameOf } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showCompletion as wire } from '../../wire/certificates.ts'
import { nameOn } from './certificate-rows.ts'
import { countedHours } from './hours.ts'
import { issuedFor, missingOf, ownCompleted } from './completed.ts'

export async function showCompletion(ctx: Ctx, id: string): Promise<Answer<typeof wire>> {
  const of = await ownCompleted(ctx, id)
  const issued = await issuedFor(ctx, of)
  return {
    data: {
      id: of.id,
      type: 'course_completion',
      attributes: {
        course_id: of.course_id,
        title: of.title,
        hours: of.hours,
        completed_at: of.completed_at,
        missing: await missingOf(ctx, of),
        certificate: issued
          ? {
              id: issued.id,
              code: issued.code,
              state: issued.state,
              outdated: issued.state === 'valid' && nameOn(ctx, issued) !== nameOf(of),
            }
          : null,
        credited: issued ? await countedHours(ctx) : null,
      },
    },
  }
}
