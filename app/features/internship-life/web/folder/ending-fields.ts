// What a termination tells, as its form holds it.
import { lineField } from '#wire/blank-fields.ts'
import { choiceField, dateField } from '#wire/fields.ts'

export const endingFields = {
  last_day: dateField('Último dia de estágio'),
  initiative: choiceField('Por iniciativa', 'Escolha de quem parte'),
  reason: choiceField('Motivo', 'Escolha o motivo'),
  text: { ...lineField('Explicação', 2000), control: 'area' as const },
}
