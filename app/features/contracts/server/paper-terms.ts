import type { Ctx } from '#server/context.ts'
import type { Envelope } from './envelope-rows.ts'

/** Those that the envelope carries, or those of today. */
export const termsFor = (ctx: Ctx, { internship_id, terms_id }: Envelope) =>
  ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .select(['t.id as terms_id', 't.institution_id'])
    .where('i.id', '=', internship_id)
    .$if(terms_id !== null, (query) => query.where('t.id', '=', terms_id))
    .$if(terms_id === null, (query) => query.whereRef('t.id', '=', 'i.terms_id'))
    .executeTakeFirstOrThrow()
