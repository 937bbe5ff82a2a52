// Art. 9º, IV: insurance against accidents. The institution may take it where the internship is obligatory.
import type { Case, Finding, Fix } from '../breach.ts'
import { findings } from '../breach.ts'

export function uninsured({ terms }: Case): Finding[] {
  const { insured_by, internship_type, insurer, policy, insured_amount } = terms
  if (insured_by === 'institution') {
    if (internship_type === 'mandatory') return []
    return [
      {
        field: 'insured_by',
        message: 'A instituição só pode contratar o seguro do estágio obrigatório: a empresa contrata este.',
      },
    ]
  }
  return findings([
    [!insurer, 'insurer', 'Informe a seguradora do seguro contra acidentes pessoais.'],
    [!policy, 'policy', 'Informe o número da apólice do seguro contra acidentes pessoais.'],
    [!(Number(insured_amount ?? 0) > 0), 'insured_amount', 'Informe o capital segurado da apólice.'],
  ])
}

export const insureByCompany = (_: Case, { field }: Finding): Fix | undefined =>
  field === 'insured_by' ? { label: 'A empresa contrata o seguro', changes: { insured_by: 'company' } } : undefined
