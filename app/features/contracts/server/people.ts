// Whom the steps of an envelope wait for, as its terms name them on the day on which it is sent.
import type { Ctx } from '#server/context.ts'
import type { DraftFacts } from '../wire/draft-facts.ts'
import type { PlannedStep } from '../wire/flows.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { Envelope } from './envelope-rows.ts'
import { IN_THE_DRAFT, IN_THE_TERMS, NO_ID } from './waited-for.ts'

export type Guardian = { name: string; kinship: string; email: string; cpf_sealed?: string }
const termsOf = (ctx: Ctx, { internship_id, terms_id }: Pick<Envelope, 'internship_id' | 'terms_id'>) =>
  ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .leftJoin('institution_partners as p', 'p.institution_id', 't.institution_id')
    .select([
      't.supervisor_id',
      't.supervisor_name',
      't.supervisor_email',
      't.company_signer_id',
      't.guardians',
      't.institution_id',
    ])
    .select(['t.institution_signer_name', 't.institution_signer_email', 'p.signer_name', 'p.signer_email'])
    .select(['u.id as user_info_id', 'u.full_name', 'u.date_of_birth', 'l.email'])
    .where('i.id', '=', internship_id)
    .$if(terms_id !== null, (query) => query.where('t.id', '=', terms_id))
    .$if(terms_id === null, (query) => query.whereRef('t.id', '=', 'i.terms_id'))
    .executeTakeFirstOrThrow()

/** What holds today, where the envelope amends it. */
const heldTerms = (ctx: Ctx, { internship_id, terms_id }: Pick<Envelope, 'internship_id' | 'terms_id'>) =>
  ctx.db
    .selectFrom('internships as i')
    .innerJoin('internship_terms as t', 't.id', 'i.terms_id')
    .leftJoin('institution_partners as p', 'p.institution_id', 't.institution_id')
    .select(['t.institution_id', 't.supervisor_id', 't.supervisor_email'])
    .select((e) => [
      e.fn.coalesce('t.institution_signer_name', 'p.signer_name').as('signer_name'),
      e.fn.coalesce('t.institution_signer_email', 'p.signer_email').as('signer_email'),
    ])
    .where('i.id', '=', internship_id)
    .where('i.agreed_at', 'is not', null)
    .where('t.id', '!=', terms_id)
    .executeTakeFirst()

/** Who has to act besides the parties, by what an amendment changes. */
export function amends({ held, institution_id, supervisor_id, supervisor_email }: PeopleOfTerms) {
  const supervisor = (of: { supervisor_id: string | null; supervisor_email: string | null }) =>
    of.supervisor_id ?? bareEmail(of.supervisor_email ?? '')
  return {
    former_institution: held !== undefined && held.institution_id !== institution_id,
    new_supervisor: held !== undefined && supervisor(held) !== supervisor({ supervisor_id, supervisor_email }),
  }
}

export type PeopleOfTerms = Awaited<ReturnType<typeof peopleOf>>

export async function peopleOf(ctx: Ctx, envelope: Pick<Envelope, 'internship_id' | 'terms_id' | 'facts'>) {
  const carried = await termsOf(ctx, envelope)
  const told = envelope.terms_id === null ? (envelope.facts as DraftFacts) : {}
  const terms = {
    ...carried,
    company_signer_id: told.company_signer_id || carried.company_signer_id,
    supervisor_id: told.supervisor_id || carried.supervisor_id,
  }
  const managers = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.id', 'm.name', 'l.email'])
    .where('m.id', 'in', [terms.company_signer_id, terms.supervisor_id].filter((id) => id !== null).concat(NO_ID))
    .where('m.deactivated_at', 'is', null)
    .execute()
  const manager = (id: string | null) => managers.find((one) => one.id === id)
  return {
    ...terms,
    missing: envelope.terms_id === null ? IN_THE_DRAFT : IN_THE_TERMS,
    guardians: terms.guardians as Guardian[],
    held: envelope.terms_id === null ? undefined : await heldTerms(ctx, envelope),
    signer: manager(terms.company_signer_id),
    supervisor: manager(terms.supervisor_id),
  }
}
/** At which field whoever drafts says who signs there without an account. */
export const addressField = (people: PeopleOfTerms, target: PlannedStep['target']) =>
  (target === 'institution' && 'institution_signer_email') ||
  (target === 'former_institution' && 'institution_id') ||
  (target === 'guardian' && 'guardians') ||
  Object.keys(people.missing.outside)[0]!
