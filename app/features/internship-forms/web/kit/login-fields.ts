import { dateField, textField } from '#wire/fields.ts'
import { cpf } from '#wire/person/cpf.ts'

/** By which the person is known at the link. */
export const loginFields = {
  cpf: { ...textField('CPF', 14, { mask: 'cpf' }), control: 'mask' as const, schema: cpf },
  date_of_birth: dateField('Data de nascimento'),
}
