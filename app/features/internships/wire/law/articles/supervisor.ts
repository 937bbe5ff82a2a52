// Art. 9º, III: an employee with training or experience in the area, and ten interns at most.
import type { Case, Finding } from '../breach.ts'
import { findings } from '../breach.ts'
import { SUPERVISOR_MOST, supervised } from '../capacity.ts'

export const NOT_EMPLOYED = 'Escolha alguém que trabalhe hoje nesta empresa ou na matriz dela.'

export function unsupervised(of: Case): Finding[] {
  const { supervisor_id, supervisor_name, supervisor_education } = of.terms
  if (!supervisor_id && !supervisor_name)
    return [{ field: 'supervisor_id', message: 'Escolha quem vai supervisionar o estágio na empresa.' }]
  const load = supervised(of)
  const { supervisor } = of.facts
  const field = supervisor_id ? 'supervisor_id' : 'supervisor_name'
  return findings([
    [supervisor?.employed === false, field, NOT_EMPLOYED],
    [
      !supervisor_education,
      'supervisor_education',
      'Informe a formação ou a experiência de quem supervisiona, na área do estágio.',
    ],
    [
      load && load.taken >= SUPERVISOR_MOST,
      field,
      `${supervisor?.name} já tem ${load?.taken} estagiários nesse período; ` +
        `o limite por supervisor é ${SUPERVISOR_MOST}.`,
    ],
  ])
}
