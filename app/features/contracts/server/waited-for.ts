import { invalid } from '#server/refusal.ts'
import type { PlannedStep } from '../wire/flows.ts'
import type { PeopleOfTerms } from './people.ts'

type Waited = {
  person_name: string | null
  person_email: string | null
  manager_id: string | null
  user_info_id: string | null
}

const nobody: Waited = { person_name: null, person_email: null, manager_id: null, user_info_id: null }

export const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Who is not there any more, or never was: at the field at which another is chosen, and how. */
export const IN_THE_TERMS = {
  signer: { company_signer_id: 'Escolha quem assina pela empresa, entre os representantes legais' },
  supervisor: { supervisor_id: 'Informe o nome e o e-mail de quem supervisiona' },
  outside: { supervisor_email: 'Informe o nome e o e-mail de quem supervisiona' },
}
const GONE = 'saiu da empresa. Escolha outra pessoa em “Mudar os dados” deste documento.'
const SUPERVISOR_GONE = { 'facts.supervisor_id': `Quem supervisiona este estágio ${GONE}` }
export const IN_THE_DRAFT = {
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
