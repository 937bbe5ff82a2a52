// Art. 12: stipend and transport are compulsory where the internship is not obligatory.
import type { Case } from '../breach.ts'
import { findings } from '../breach.ts'

const isPaid = (amount: string | null) => Number(amount ?? 0) > 0

export const unpaid = ({ terms }: Case) => {
  const { internship_type, stipend, transport_kind, transport_allowance } = terms
  if (internship_type !== 'non_mandatory') return []
  const travels = transport_kind === 'card' || transport_kind === 'company_transport' || isPaid(transport_allowance)
  return findings([
    [!isPaid(stipend), 'stipend', 'O estágio não obrigatório precisa de bolsa: informe o valor.'],
    [
      !travels,
      transport_kind === 'money' ? 'transport_allowance' : 'transport_kind',
      'O estágio não obrigatório precisa de auxílio-transporte: informe o valor ou a forma.',
    ],
  ])
}

export const untyped = ({ terms }: Case) =>
  findings([
    [!terms.internship_type, 'internship_type', 'Diga se o estágio é obrigatório ou não obrigatório no curso.'],
  ])
