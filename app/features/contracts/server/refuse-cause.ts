import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { CHOOSE_CAUSE, isExplained, TOO_SHORT } from '../wire/rejection.ts'

type Fields = { cause: string; note: string }

/**
 * A cause stands in the list that the form offers, by its value or by its label, and one that is not in it is told in
 * words. Answers it as people read it.
 */
export async function refuseCause(ctx: Ctx, fields: Fields, cause: string | undefined, note?: string): Promise<string> {
  const listed =
    cause &&
    (await ctx.db
      .selectFrom('list_items')
      .select('label')
      .where('list', '=', 'envelope_rejection_causes')
      .where((e) => e.or([e('label', '=', cause), e('value', '=', cause)]))
      .where('retired_at', 'is', null)
      .executeTakeFirst())
  if (!cause || !listed) throw invalid({ [fields.cause]: CHOOSE_CAUSE })
  if (!isExplained(listed.label, note)) throw invalid({ [fields.note]: TOO_SHORT })
  return listed.label
}
