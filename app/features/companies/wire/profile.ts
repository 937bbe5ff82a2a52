// A company's profile: written by who keeps its settings, read by everybody without what is its own affair.
import * as z from 'zod/mini'
import { cnpj } from '#wire/cnpj.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { picture } from '#wire/picture.ts'
import { answersOf, changesOf } from '#wire/record.ts'
import { verification } from '#wire/verification.ts'
import { website } from '#wire/link/web-link.ts'
import { companyName } from './company-name.ts'
import {
  companyPhoneField,
  companyRecord,
  contributions,
  MOST_VIDEOS,
  rowKey,
  sectorField,
  video,
} from './company-record.ts'

const tag = 'Empresas'
const maybe = z.nullable(z.string())
const MEGABYTE = 1_000_000

/** Of one picture, and of a whole form. */
export const PICTURE_BYTES = 10 * MEGABYTE
export const PROFILE_BYTES = 60 * MEGABYTE
export const MOST_PHOTOS = 30
const file = z.optional(z.nullable(z.file()))
const flag = z.optional(z.nullable(z.boolean()))
const ids = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MOST_PHOTOS)))

export const companyFields = {
  ...changesOf(companyRecord),
  /** The whole list, in its order. */
  video_urls: z.optional(z.array(video).check(z.maxLength(MOST_VIDEOS))),
  avatar: file,
  avatar_destroy: flag,
  background: file,
  background_destroy: flag,
  /**
   * New ones come last. `photos_keys`: what each of them is called, in their order. `photos_order`: ids and keys that
   * change places among themselves, in the order they stand here.
   */
  photos: z.optional(z.array(z.file()).check(z.maxLength(MOST_PHOTOS))),
  photos_keys: z.optional(z.array(rowKey).check(z.maxLength(MOST_PHOTOS))),
  photos_destroy: ids,
  photos_order: ids,
  /**
   * Rows that come with an id, or with a key that is known, change; others are new, after those that stand. All that
   * come change places among themselves in the order they come.
   */
  contributions_attributes: z.optional(contributions),
}

export const companyForm = z
  .object({ company: z.object({ ...companyFields, lock_version: z.optional(z.int32()) }) })
  .check(
    z.meta({
      id: 'CompanyForm',
      examples: [
        { company: { trading_name: 'Padaria Aurora', founded_at: 1998, instagram: '@padariaaurora', lock_version: 3 } },
      ],
    }),
  )
export type CompanyForm = z.output<typeof companyForm>['company']

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
