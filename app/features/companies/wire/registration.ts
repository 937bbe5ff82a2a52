// A company registers, by itself or on an institution's board; what the form checks meanwhile.
import * as z from 'zod/mini'
import { cnpj } from '#wire/cnpj.ts'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { password } from '#wire/person/password.ts'
import { personName } from '#wire/person/person-name.ts'
import { companyPhone } from '#wire/person/phone.ts'
import { isStorable } from '#wire/text/storable-text.ts'
import { verification } from '#wire/verification.ts'
import { visibleLines } from '#wire/text/visible-text.ts'
import { website } from '#wire/link/web-link.ts'
import { companyName } from './company-name.ts'

export const CNPJ_TAKEN = 'Este CNPJ já está cadastrado. Tente fazer login ou recupere sua senha.'
export const NO_SECTOR = 'Escolha um setor da lista'
export { EMAIL_TAKEN } from '#wire/person/email.ts'
export { sendContactMessage } from '#wire/contact-message.ts'

const registeringManager = z.object({ email, name: personName, password })

export const registrationForm = z
  .object({
    company: z.object({
      cnpj,
      name: companyName,
      phone: companyPhone,
      website,
      sector_id: z.string(NO_SECTOR).check(z.trim(), z.minLength(1), z.maxLength(20, NO_SECTOR)),
      number_of_interns: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(100_000)))),
      company_managers_attributes: z.array(registeringManager).check(z.minLength(1), z.maxLength(1)),
    }),
  })
  .check(
    z.meta({
      id: 'CompanyRegistration',
      examples: [
        {
          company: {
            cnpj: '11.222.333/0001-81',
            name: 'Padaria Aurora Ltda.',
            phone: '+55 (11) 98888-7777',
            website: 'https://padariaaurora.example',
            sector_id: '10',
            number_of_interns: 3,
            company_managers_attributes: [
              { name: 'Ana Lima', email: 'ana@padariaaurora.example', password: 'Ponte@2026' },
            ],
          },
        },
      ],
    }),
  )
export type Registration = z.output<typeof registrationForm>['company']

export const company = resource(
  'company',
  z.object({
    name: z.string(),
    slug: z.string(),
    cnpj: z.string(),
    phone: z.string(),
    website: z.string(),
    sector_id: z.string(),
    number_of_interns: z.nullable(z.int()),
    verification,
  }),
).check(z.meta({ id: 'Company' }))

const registration = {
  body: registrationForm,
  form: 'multipart/form-data',
  answer: one(company),
  status: 201,
  auth: false,
  idempotent: true,
  tag: 'Empresas',
} as const

export const registerCompany = endpoint('post /v1/profile/companies', {
  ...registration,
  summary: 'Cadastra uma empresa e sua primeira gestora',
})

export const registerCompanyOnBoard = endpoint('post /v1/ies/{display_name}/companies', {
  ...registration,
  summary: 'Cadastra uma empresa pelo mural de uma instituição parceira',
  refuses: { 404: refused },
})

const check = {
  answer: z.object({ valid: z.boolean() }),
  form: 'application/x-www-form-urlencoded',
  auth: false,
  tag: 'Empresas',
} as const

/** Whatever is no text is no valid one either: the answer says so, as it does of a wrong text. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
const anyText = z.catch(z.string().check(z.refine(isStorable)), '')

export const validateEmail = endpoint('post /v1/profile/companies/validate_company_manager_email', {
  ...check,
  body: z.object({ email: anyText }),
  summary: 'Diz se um e-mail é bem formado e está livre',
})
export const validateCnpj = endpoint('post /v1/profile/companies/validate_company_cnpj', {
  ...check,
  body: z.object({ cnpj: anyText }),
  summary: 'Diz se um CNPJ é bem formado e está livre',
})

export const claimForm = z
  .object({ claim: z.object({ cnpj, name: personName, email, phone: companyPhone, message: visibleLines(2000) }) })
  .check(z.meta({ id: 'CompanyClaim' }))

export const claimCompany = endpoint('post /v1/profile/companies/claims', {
  body: claimForm,
  answer: one(resource('company_claim', z.object({ cnpj: z.string() }))),
  status: 201,
  auth: false,
  tag: 'Empresas',
  summary: 'Reclama um CNPJ que outra pessoa cadastrou',
})
