// Who may sign in the place of the signer of a company or an institution: listed, with a dated power of attorney.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { dateField, textField } from '#wire/fields.ts'
import { refused, resource } from '#wire/json-api.ts'
import { email } from '#wire/person/email.ts'
import { type Schema, schemasOf } from '#wire/record.ts'

export const attorneyFields = {
  name: textField('Nome completo', 160),
  email: {
    ...textField('E-mail', 254, { inputMode: 'email', hint: 'Para onde vai o link da assinatura.' }),
    schema: email as Schema<string>,
  },
  granted_on: dateField('Data da procuração'),
}

const attorney = resource(
  'attorney',
  z.object({
    name: z.string(),
    email: z.string(),
    granted_on: z.string(),
    /** Of whom: it may be a company or an institution above. */
    of: z.string(),
    /** Listed there, and not above it. */
    own: z.boolean(),
  }),
).check(z.meta({ id: 'Attorney' }))
const answer = z.object({ data: z.array(attorney) })
const body = z.object({ attorney: z.object(schemasOf(attorneyFields)) })

const ofCompany = '/v1/internship/contract_settings/{company_id}/attorneys'
const company = { feature: 'CONTRACTS', tag: 'Contratos de estágio', answer } as const
const ofInstitution = '/v1/admin/institutions/{id}/attorneys'
const institution = { only: ['Operator'], tag: 'Operação', answer } as const
const changes = { 403: refused, 404: refused, 409: refused } as const

export const listAttorneys = endpoint(`get ${ofCompany}`, {
  ...company,
  refuses: { 404: refused },
  summary: 'Quem tem procuração para assinar pela empresa',
})
export const addAttorney = endpoint(`post ${ofCompany}`, {
  ...company,
  body,
  status: 201,
  idempotent: true,
  refuses: changes,
  summary: 'Inclui quem tem procuração para assinar pela empresa',
})
export const removeAttorney = endpoint(`delete ${ofCompany}/{attorney_id}`, {
  ...company,
  refuses: changes,
  summary: 'Tira alguém da lista de procuradores da empresa',
})

export const listInstitutionAttorneys = endpoint(`get ${ofInstitution}`, {
  ...institution,
  refuses: { 404: refused },
  summary: 'Quem tem procuração para assinar pela instituição',
})
export const addInstitutionAttorney = endpoint(`post ${ofInstitution}`, {
  ...institution,
  body,
  status: 201,
  idempotent: true,
  refuses: changes,
  summary: 'Inclui quem tem procuração para assinar pela instituição',
})
export const removeInstitutionAttorney = endpoint(`delete ${ofInstitution}/{attorney_id}`, {
  ...institution,
  refuses: changes,
  summary: 'Tira alguém da lista de procuradores da instituição',
})
