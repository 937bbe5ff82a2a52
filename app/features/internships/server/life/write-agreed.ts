import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { DraftTerms } from '../../wire/terms.ts'
import { columnsOf } from '../folders/terms-rows.ts'

/** Terms that hold already, since their parties agreed on them elsewhere. */
export async function writeAgreed(ctx: Ctx, internship_id: string, terms: DraftTerms & { starts_on: string }) {
  const id = uuid(ctx.now.getTime())
  const now = ctx.now.toISOString()
  await ctx.db
    .insertInto('internship_terms')
    .values({
      ...columnsOf(ctx, internship_id, terms),
      id,
      internship_id,
      effective_on: terms.starts_on,
      agreed_at: now,
      created_at: now,
    } as never)
    .execute()
  await ctx.db.updateTable('internships').set({ terms_id: id }).where('id', '=', internship_id).execute()
}
