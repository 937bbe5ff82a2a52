// What a termination and a report tell besides the terms, as their forms hold it.
import { lineField } from '#wire/blank-fields.ts'
import { choiceField, dateField } from '#wire/fields.ts'

export const endingFields = {
  last_day: dateField('Último dia de estágio'),
  reason: choiceField('Motivo', 'Escolha o motivo'),
  initiative: choiceField('Por iniciativa', 'Escolha de quem parte'),
  text: { ...lineField('Explicação', 2000), control: 'area' as const },
}
export const reportFields = {
  from: dateField('Início do período'),
  to: dateField('Fim do período'),
  evaluation: { ...lineField('Avaliação do supervisor', 4000), control: 'area' as const },
}
