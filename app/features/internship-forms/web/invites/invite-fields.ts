import { passingField } from '#wire/blank-fields.ts'
import { dateField, textField } from '#wire/fields.ts'
import { cpf } from '#wire/person/cpf.ts'
import { email } from '#wire/person/email.ts'
import { personName } from '#wire/person/person-name.ts'
import { DATE_INVALID, isDate } from '#wire/time/date.ts'

const address = (label: string) => ({ ...textField(label, 254, { inputMode: 'email' as const }), schema: email })

/** Who is invited by e-mail: the last two prove who answers. */
export const personFields = {
  name: { ...textField('Nome da pessoa', 160), schema: personName },
  email: address('E-mail da pessoa'),
  cpf: { ...textField('CPF da pessoa', 14, { mask: 'cpf' }), control: 'mask' as const, schema: cpf },
  date_of_birth: dateField('Data de nascimento'),
}

export const againFields = {
  email: address('E-mail'),
  expires_on: passingField('Novo prazo', isDate, DATE_INVALID, { mask: 'date' }),
}
