import { differences } from '#features/internships/wire/differences.ts'
import type { Ctx } from '#server/context.ts'
import type { Row } from '../wire/variables.ts'
import { readTerms } from './terms-in-words.ts'

type Asked = { internship_id: string; terms_id: string }

/** What these terms change in those that hold today, which read as they were signed. */
export async function changesOf(ctx: Ctx, { internship_id, terms_id }: Asked): Promise<Row[]> {
  const { terms_id: held } = await ctx.db
    .selectFrom('internships')
    .select('terms_id')
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  if (!held || held === terms_id) return []
  const { terms, names } = await readTerms(ctx, [held, terms_id])
  const [before, after] = [terms.get(held)!, terms.get(terms_id)!]
  const found = differences(before.told, after.told, (_, id) => names.get(id))
  return found.map(({ field, label, before: was, after: is }) => ({
    campo: label,
    antes: field in before.printed ? before.printed[field]! : was,
    depois: is,
  }))
}
