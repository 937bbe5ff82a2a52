import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { CHOOSE_CAUSE, isExplained, TOO_SHORT } from '../wire/rejection.ts'

type Fields = { cause: string; note: string }

/** A cause stands in the list that the form offers, and one that is not in it is told in words. */
export async function refuseCause(ctx: Ctx, fields: Fields, cause: string | undefined, note?: string): Promise<string> {
  const listed =
    cause &&
    (await ctx.db
      .selectFrom('list_items')
      .select('value')
      .where('list', '=', 'envelope_rejection_causes')
      .where('label', '=', cause)
      .where('retired_at', 'is', null)
      .executeTakeFirst())
  if (!cause || !listed) throw invalid({ [fields.cause]: CHOOSE_CAUSE })
  if (!isExplained(cause, note)) throw invalid({ [fields.note]: TOO_SHORT })
  return cause
}
