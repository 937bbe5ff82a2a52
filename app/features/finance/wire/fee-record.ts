import { checked } from '#wire/checked.ts'
import { dateField, pickField, textField } from '#wire/fields.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import type { Field } from '#wire/record.ts'
import { BASES } from './charged-days.ts'

const isFee = (text: string) => isMoney(text) && !text.startsWith('-') && text.length <= 9
const amount: Field<string> = {
  ...textField('Taxa por estagiário ao mês', 14),
  control: 'mask',
  schema: checked(isFee, MONEY_INVALID),
  look: { mask: 'money' },
}

export const feeFields = {
  starts_on: dateField('A partir do dia'),
  amount,
  basis: pickField('Como se contam os dias', BASES),
}
