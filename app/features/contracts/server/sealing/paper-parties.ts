// Who signed a paper that everybody signed by hand: the parties of its kind, as its terms name them.
import { isMinor } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { type Signer, signersOf } from '../../wire/flows.ts'
import { type Target, TARGETS } from '../../wire/words.ts'
import type { Envelope } from '../envelope-rows.ts'
import type { Guardian } from '../people.ts'
import { termsFor } from '../paper-terms.ts'

const namesOf = (ctx: Ctx, terms_id: string) =>
  ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .leftJoin('company_managers as m', 'm.id', 't.company_signer_id')
    .leftJoin('company_managers as s', 's.id', 't.supervisor_id')
    .leftJoin('institution_partners as p', 'p.institution_id', 't.institution_id')
    .select(['u.full_name as intern', 'u.date_of_birth', 't.guardians', 'm.name as company'])
    .select((e) => [
      e.fn.coalesce('s.name', 't.supervisor_name').as('supervisor'),
      e.fn.coalesce('t.institution_signer_name', 'p.signer_name').as('institution'),
    ])
    .where('t.id', '=', terms_id)
    .executeTakeFirstOrThrow()

/** Without a name where the terms have none. */
export async function partiesOnPaper(ctx: Ctx, envelope: Envelope) {
  const { terms_id } = await termsFor(ctx, envelope)
  const names = await namesOf(ctx, terms_id)
  const sent = new Date(envelope.sent_at ?? envelope.created_at)
  const guardians = isMinor(names.date_of_birth, sent) ? (names.guardians as Guardian[]) : []
  const named = (signer: Signer) => (signer === 'guardian' ? guardians.map(({ name }) => name) : [names[signer] ?? ''])
  return signersOf(envelope.kind).flatMap((signer) =>
    named(signer).map((name) => ({ name, target: signer as Target, party: TARGETS[signer] })),
  )
}
