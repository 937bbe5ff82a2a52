// What a finished document changes in the internship that it belongs to.
import { agreeTerms, endOn } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import type { Envelope } from '../envelope-rows.ts'

/** Once its document is sealed, in the same transaction. */
export async function settle(ctx: Ctx, { kind, terms_id, internship_id, facts }: Envelope) {
  const { last_day } = facts as DraftFacts
  if (kind === 'rescisao' && last_day) return endOn(ctx, internship_id, last_day)
  if (terms_id) await agreeTerms(ctx, terms_id)
}

/** Amendments on their way end with the internship. */
export const openAmendments = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('internship_id', '=', internship_id)
    .where('kind', '=', 'aditivo')
    .where('state', 'not in', ['completed', 'voided', 'sealing'])
    .execute()
