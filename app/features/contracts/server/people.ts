// Whom the steps of an envelope wait for, as its terms name them on the day on which it is sent.
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import type { DraftFacts } from '../wire/draft-facts.ts'
import type { PlannedStep } from '../wire/flows.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { Envelope } from './envelope-rows.ts'

export type Guardian = { name: string; kinship: string; email: string; cpf_sealed?: string }
type Waited = {
  person_name: string | null
  person_email: string | null
  manager_id: string | null
  user_info_id: string | null
}

const nobody: Waited = { person_name: null, person_email: null, manager_id: null, user_info_id: null }

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
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Who is not there any more, or never was: at the field at which another is chosen, and how. */
const IN_THE_TERMS = {
  signer: { company_signer_id: 'Escolha quem assina pela empresa, entre os representantes legais' },
  supervisor: { supervisor_id: 'Informe o nome e o e-mail de quem supervisiona' },
  outside: { supervisor_email: 'Informe o nome e o e-mail de quem supervisiona' },
}
const GONE = 'saiu da empresa. Escolha outra pessoa em “Mudar os dados” deste documento.'
const SUPERVISOR_GONE = { 'facts.supervisor_id': `Quem supervisiona este estágio ${GONE}` }
const IN_THE_DRAFT = {
  signer: { 'facts.company_signer_id': `Quem assina pela empresa neste estágio ${GONE}` },
  supervisor: SUPERVISOR_GONE,
  outside: SUPERVISOR_GONE,
}
const INSTITUTION = 'Informe o nome e o e-mail de quem assina pela instituição'
const FORMER = 'Falta o e-mail de quem assina pela instituição anterior: ele está nas condições que valem hoje'
const GUARDIAN = 'Informe quem responde pela pessoa menor de 18 anos: nome, CPF, parentesco e e-mail'

const byManager = (
  one: { id: string; name: string; email: string } | undefined,
  missing: Record<string, string>,
): Waited => {
  if (!one) throw invalid(missing)
  return { ...nobody, person_name: one.name, person_email: one.email, manager_id: one.id }
}

/** Refuses what the terms do not tell, by the field at which it is told. */
export function waitedFor(people: PeopleOfTerms, { target, kind, guardian_index }: PlannedStep): Waited {
  if (target === 'intern')
    return { ...nobody, person_name: people.full_name, person_email: people.email, user_info_id: people.user_info_id }
  if (target === 'guardian') {
    const guardian = people.guardians[guardian_index!]
    if (!guardian) throw invalid({ guardians: GUARDIAN })
    return { ...nobody, person_name: guardian.name, person_email: guardian.email }
  }
  if (target === 'former_institution') {
    const { signer_name: name, signer_email: email } = people.held!
    if (!name || !email) throw invalid({ institution_id: FORMER })
    return { ...nobody, person_name: name, person_email: email }
  }
  if (target === 'institution') {
    const name = people.institution_signer_name ?? people.signer_name
    const email = people.institution_signer_email ?? people.signer_email
    if (!name || !email) throw invalid({ institution_signer_email: INSTITUTION })
    return { ...nobody, person_name: name, person_email: email }
  }
  if (target === 'company' && kind === 'signature') return byManager(people.signer, people.missing.signer)
  if (target === 'supervisor' || target === 'new_supervisor') {
    if (people.supervisor_id) return byManager(people.supervisor, people.missing.supervisor)
    if (!people.supervisor_name || !people.supervisor_email) throw invalid(people.missing.outside)
    return { ...nobody, person_name: people.supervisor_name, person_email: people.supervisor_email }
  }
  return nobody
}

/** At which field whoever drafts says who signs there without an account. */
export const addressField = (people: PeopleOfTerms, target: PlannedStep['target']) =>
  (target === 'institution' && 'institution_signer_email') ||
  (target === 'former_institution' && 'institution_id') ||
  (target === 'guardian' && 'guardians') ||
  Object.keys(people.missing.outside)[0]!
