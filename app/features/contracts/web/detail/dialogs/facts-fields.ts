// What a termination, a report and a plan tell besides the terms, as their forms hold it.
import { idField, lineField } from '#wire/blank-fields.ts'
import { choiceField, dateField } from '#wire/fields.ts'

export const endingFields = {
  last_day: dateField('Último dia de estágio'),
  reason: choiceField('Motivo', 'Escolha o motivo'),
  initiative: choiceField('Por iniciativa', 'Escolha de quem parte'),
  text: { ...lineField('Explicação', 2000), control: 'area' as const },
  company_signer_id: idField('Quem assina pela empresa'),
}
export const planFields = {
  supervisor_id: idField('Quem supervisiona'),
  supervisor_education: lineField('Formação ou experiência de quem supervisiona', 300),
}
export const reportFields = {
  from: dateField('Início do período'),
  to: dateField('Fim do período'),
  evaluation: { ...lineField('Avaliação do supervisor', 4000), control: 'area' as const },
  ...planFields,
}
