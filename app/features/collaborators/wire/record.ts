// What is told of a collaborator, in the order of the form.
import * as z from 'zod/mini'
import { flagField, idField, idsField, lineField, passingField } from '#wire/blank-fields.ts'
import { textField } from '#wire/fields.ts'
import { CPF_INVALID, isCpf } from '#wire/person/cpf.ts'
import { email } from '#wire/person/email.ts'
import { isPassword, PASSWORD_WEAK } from '#wire/person/password.ts'
import { othersName } from '#wire/person/person-name.ts'
import { isBrazilianPhone, PHONE_INVALID } from '#wire/person/phone.ts'
import type { Schema, TypedOf } from '#wire/record.ts'
import { partField } from '#wire/rows-field.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { visibleText } from '#wire/text/visible-text.ts'

/** The card on paper, which contracts need. */
const rg = {
  number: lineField('RG', 30),
  issuer: lineField('Órgão emissor do RG', 30, { hint: 'Por exemplo: SSP.' }),
  state_id: { ...idField('Estado de emissão do RG', 2), fromTyped: (typed: string) => typed || null },
}
type Rg = TypedOf<typeof rg>
const told = (typed: Rg) => Object.values(typed).some((text) => text.trim())
const whole = z.object({ number: visibleText(30), issuer: rg.issuer.schema, state_id: rg.state_id.schema })
const sentRg = ({ number, issuer, state_id }: Rg) => ({
  document_type: 'rg' as const,
  number,
  peculiarities: { issuer, state_id: state_id || null },
})

export const roleIds = z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7))

export const personRecord = {
  name: { ...textField('Nome completo', 120), schema: othersName as Schema<string> },
  email: { ...textField('E-mail', 254), schema: email as Schema<string> },
  job_title: lineField('Cargo', 160),
  phone: passingField('Telefone', isBrazilianPhone, PHONE_INVALID, { mask: 'phone', most: 30 }),
  document: passingField('CPF', isCpf, CPF_INVALID, { mask: 'cpf' }),
  education: lineField('Formação', 160),
  organization: lineField('Conselho profissional', 40, { hint: 'Por exemplo: CREA, OAB.' }),
  professional_registration: lineField('Registro profissional', 40),
  rg: {
    ...partField('Documento de identidade', rg, z.nullable(whole) as Schema<unknown>, told),
    /** One that was emptied is taken away. */
    parts: (typed: Rg, base: Rg) =>
      typed.number.trim()
        ? { documents_attributes: [sentRg(typed)] }
        : base.number
          ? { documents_attributes: [{ ...sentRg(base), _destroy: true }] }
          : {},
  },
  company_id: { ...idField('Empresa ou filial'), schema: z.nullable(z.uuid(BLANK)) as Schema<string | null> },
  company_group_role_ids: idsField('Permissões', roleIds as Schema<number[]>),
  contract_approver: flagField('Aprova contratos'),
  hr_representative_for_universities: flagField('Representa o RH nas universidades'),
  accept_email: flagField('Recebe e-mails com novidades da plataforma'),
}

const proof = (label: string, most: number) => lineField(label, most)
const passwordSchema = z.nullable(
  z.string().check(
    z.maxLength(200),
    z.refine((text) => text === '' || isPassword(text), PASSWORD_WEAK),
  ),
)
/** Whose own profile it is chooses no roles, and has the account in the same form. */
export const ownRecord = {
  ...personRecord,
  company_group_role_ids: idsField('Permissões', z.array(z.int()) as Schema<number[]>),
  password: { ...proof('Nova senha', 200), schema: passwordSchema },
  password_confirmation: proof('Confirmação da nova senha', 200),
  otp_required_for_login: flagField('Verificação em duas etapas'),
  current_password: proof('Senha atual', 200),
  otp: proof('Código de verificação', 100),
}
export type OwnDraft = TypedOf<typeof ownRecord>
