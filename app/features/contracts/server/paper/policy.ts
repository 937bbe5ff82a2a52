import { type InstitutionRules, institutionRules } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import type { PaperPolicy } from '../../wire/words.ts'
import type { Envelope } from '../envelope-rows.ts'

type Of = Pick<Envelope, 'internship_id' | 'terms_id'>
type Kept = { institution: InstitutionRules | null }

/**
 * What the institution asks for today, by the terms that the envelope carries, or those of today; null where it says
 * nothing.
 */
export async function rulesToday(ctx: Ctx, { internship_id, terms_id }: Of): Promise<InstitutionRules | null> {
  const found = await ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .select('t.institution_id')
    .where('i.id', '=', internship_id)
    .$if(terms_id !== null, (query) => query.where('t.id', '=', terms_id))
    .$if(terms_id === null, (query) => query.whereRef('t.id', '=', 'i.terms_id'))
    .executeTakeFirst()
  return found?.institution_id ? institutionRules(ctx, found.institution_id) : null
}

/** What it asked for when the version was sent; undefined of a draft, which is judged by what it asks for today. */
export const rulesKept = ({ current }: Pick<Envelope, 'current'>) => (current.rules as Kept | null)?.institution

/** Which steps the institution lets be signed by hand; null where it has said nothing. */
export async function policyOf(ctx: Ctx, envelope: Of & Pick<Envelope, 'current'>): Promise<PaperPolicy | null> {
  const kept = rulesKept(envelope)
  return (kept === undefined ? await rulesToday(ctx, envelope) : kept)?.paper_policy ?? null
}
