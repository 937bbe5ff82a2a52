// What a report tells besides the terms, as its form holds it.
import { lineField } from '#wire/blank-fields.ts'
import { dateField } from '#wire/fields.ts'

export const reportFields = {
  from: dateField('Início do período'),
  to: dateField('Fim do período'),
  evaluation: { ...lineField('Avaliação do supervisor', 4000), control: 'area' as const },
}
