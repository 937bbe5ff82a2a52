// A company's profile: written by who keeps its settings, read by everybody without what is its own affair.
import * as z from 'zod/mini'
import { cnpj } from '#wire/cnpj.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { picture } from '#wire/picture.ts'
import { answersOf } from '#wire/record.ts'
import { verification } from '#wire/verification.ts'
import { website } from '#wire/link/web-link.ts'
import { companyName } from './company-name.ts'
import { companyPhoneField, companyRecord, sectorField } from './company-record.ts'
import { companyFields, companyForm } from './company-form.ts'

const tag = 'Empresas'
const maybe = z.nullable(z.string())
const MEGABYTE = 1_000_000

/** Of one picture, and of a whole form. */
export const PICTURE_BYTES = 10 * MEGABYTE
export const PROFILE_BYTES = 60 * MEGABYTE
const photo = z.object({ id: z.string(), key: maybe, ...picture.shape })
const told = z.object({
  id: z.string(),
  key: maybe,
  name: z.string(),
  title: z.string(),
  testimony: z.string(),
  avatar: z.nullable(picture),
})

/** What the form begins with. */
export const editedCompany = resource(
  'company',
  z.object({
    ...answersOf(companyRecord),
    slug: z.string(),
    /** Once the operation has verified a company, its number stays. */
    may_change_cnpj: z.boolean(),
    avatar: z.nullable(picture),
    background: z.nullable(picture),
    photos: z.array(photo),
    contributions_attributes: z.array(told),
    verification,
    /** The company above this one, when it is one's own too. */
    parent: z.nullable(z.object({ id: z.string(), name: z.string() })),
    /** Directly below, whatever their standing. */
    sub_companies: z.array(
      z.object({ id: z.string(), slug: z.string(), name: z.string(), cnpj: z.string(), verification }),
    ),
    /** In words, what stands here as an id: sector_id, city_id, benefits. */
    labels: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'EditedCompany' }))

const writing = { answer: one(editedCompany), feature: 'SETTINGS', tag } as const

export const showCompanyAttributes = endpoint('get /v1/profile/companies/{company_id}/attributes', {
  ...writing,
  summary: 'Os valores com que o formulário da própria empresa, ou de uma filial, começa; por id ou endereço',
  refuses: { 404: refused },
})

export const updateCompany = endpoint('put /v1/profile/companies/{company_id}', {
  ...writing,
  body: companyForm,
  form: 'multipart/form-data',
  limit: PROFILE_BYTES,
  idempotent: true,
  summary: 'Altera a própria empresa ou uma filial: só o que é enviado muda',
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(editedCompany) }) },
})

export const subCompanyForm = z
  .object({
    company: z.object({
      cnpj,
      name: companyName,
      trading_name: companyFields.trading_name,
      phone: companyPhoneField,
      website,
      sector_id: sectorField,
      number_of_interns: companyFields.number_of_interns,
    }),
  })
  .check(z.meta({ id: 'SubCompanyForm' }))

export const createSubCompany = endpoint('post /v1/profile/companies/{company_id}/sub_companies', {
  ...writing,
  body: subCompanyForm,
  status: 201,
  idempotent: true,
  summary: 'Cadastra uma filial abaixo da própria empresa ou de uma de suas filiais',
  refuses: { 404: refused, 409: refused },
})
