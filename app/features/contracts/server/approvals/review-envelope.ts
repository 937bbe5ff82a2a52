import { reviewTerms } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { reviewEnvelope as endpoint } from '../../wire/approvals.ts'
import type { Envelope } from '../envelope-rows.ts'

/** By the rules of the day on which this version was written. A report carries no terms. */
export async function reviewEnvelope(
  ctx: Ctx,
  { terms_id, kind, internship_id, current }: Envelope,
): Promise<Answer<typeof endpoint>> {
  const { terms_id: held } = await ctx.db
    .selectFrom('internships')
    .select('terms_id')
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  const carried = terms_id ?? (kind === 'tce' ? held : null)
  if (!carried) return { data: { changes: [], against_job: [], breaches: [] } }
  const { changes, against_job, breaches } = await reviewTerms(ctx, carried, current.law_day)
  return {
    data: {
      changes,
      against_job,
      breaches: breaches.map(({ rule, article, message, kind }) => ({ rule, article, message, kind })),
    },
  }
}
