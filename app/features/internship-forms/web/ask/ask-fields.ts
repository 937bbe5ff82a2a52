import * as z from 'zod/mini'
import { lineField } from '#wire/blank-fields.ts'
import { dateField, textField } from '#wire/fields.ts'
import type { Field } from '#wire/record.ts'

export const updateRequest = {
  purpose: {
    ...lineField('Recado', 500, { hint: 'Vai no e-mail. Diga o que você espera que mude.' }),
    control: 'area' as const,
  },
}

const names: Field<string[]> = {
  label: 'Dados pedidos',
  control: 'own',
  schema: z.array(z.string()).check(z.minLength(1, 'Escolha ao menos um dado')),
  answer: z.array(z.string()),
  blank: [],
  toTyped: (answered) => answered,
  fromTyped: (typed) => typed,
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
}

export const dataRequest = {
  fields: names,
  purpose: {
    ...textField('Para quê', 500, { hint: 'A pessoa lê a finalidade antes de responder.' }),
    control: 'area' as const,
  },
  deadline: dateField('Responder até'),
}
