import { textField } from '#wire/fields.ts'
import { cpf } from '#wire/person/cpf.ts'
import { email } from '#wire/person/email.ts'

/** By which the company shows that it knows the person. */
export const personFields = {
  email: { ...textField('E-mail da pessoa', 254, { inputMode: 'email' }), schema: email },
  cpf: { ...textField('CPF da pessoa', 14, { mask: 'cpf' }), control: 'mask' as const, schema: cpf },
}
