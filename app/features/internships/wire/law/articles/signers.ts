// Art. 16: signed by the intern, with whoever represents a minor, by the company and by the institution.
import { ageOnDay, OF_AGE } from '#wire/person/age.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import type { Case, Finding } from '../breach.ts'
import { findings } from '../breach.ts'

function unrepresented({ terms: { guardians }, facts, day }: Case): Finding[] {
  const { birth_date, cpf } = facts.person ?? {}
  if (!birth_date || ageOnDay(birth_date, day) >= OF_AGE) return []
  const field = 'guardians'
  if (!guardians.length)
    return [{ field, message: `Quem tem menos de ${OF_AGE} anos assina com o responsável legal: informe quem é.` }]
  return guardians.flatMap((guardian) =>
    findings([
      [
        !guardian.name || !guardian.cpf || !guardian.kinship || !guardian.email,
        field,
        'Informe nome, CPF, parentesco e e-mail do responsável legal.',
      ],
      [
        cpf && guardian.cpf && bareCpf(guardian.cpf) === bareCpf(cpf),
        field,
        'O CPF do responsável legal não pode ser o de quem estagia.',
      ],
    ]),
  )
}

export const withoutSigners = (of: Case): Finding[] => {
  const { company_signer_id, institution_signer_name, institution_signer_email } = of.terms
  return [
    ...findings([
      [!company_signer_id, 'company_signer_id', 'Escolha o Representante Legal que assina pela empresa.'],
      [
        company_signer_id && of.facts.company_signer?.representative === false,
        'company_signer_id',
        'Quem assina pela empresa precisa ser Representante Legal dela.',
      ],
      [!institution_signer_name, 'institution_signer_name', 'Informe quem assina pela instituição de ensino.'],
      [
        !institution_signer_email,
        'institution_signer_email',
        'Informe o e-mail de quem assina pela instituição de ensino.',
      ],
    ]),
    ...unrepresented(of),
  ]
}
