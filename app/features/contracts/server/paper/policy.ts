import type { Ctx } from '#server/context.ts'
import type { PaperPolicy } from '../../wire/words.ts'
import type { Envelope } from '../envelope-rows.ts'

/** Which steps the institution lets be signed by hand; null where it has said nothing. */
export async function policyOf(
  ctx: Ctx,
  { internship_id, terms_id }: Pick<Envelope, 'internship_id' | 'terms_id'>,
): Promise<PaperPolicy | null> {
  const found = await ctx.db
    .selectFrom('institution_contract_settings as s')
    .innerJoin('internship_terms as t', 't.institution_id', 's.institution_id')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .select('s.paper_policy')
    .where('i.id', '=', internship_id)
    .$if(terms_id !== null, (query) => query.where('t.id', '=', terms_id))
    .$if(terms_id === null, (query) => query.whereRef('t.id', '=', 'i.terms_id'))
    .executeTakeFirst()
  return (found?.paper_policy as PaperPolicy | undefined) ?? null
}
