// A company's profile: written by who keeps its settings, read by everybody without what is its own affair.
import * as z from 'zod/mini'
import { checked } from '#wire/checked.ts'
import { cnpj } from '#wire/cnpj.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { COMPANY_NETWORKS, type CompanyNetwork, networkInvalid, networkLink } from '#wire/link/network-link.ts'
import { isPersonName } from '#wire/person/person-name.ts'
import { PHONE_INVALID, storedPhone } from '#wire/person/phone.ts'
import { picture } from '#wire/picture.ts'
import { postalAddress } from '#wire/place/postal-address.ts'
import { verification } from '#wire/verification.ts'
import { visibleLines, visibleText } from '#wire/text/visible-text.ts'
import { website } from '#wire/link/web-link.ts'
import { YOUTUBE_ONLY, youtubeId } from '#wire/link/youtube.ts'
import { companyName, tradingName } from './company-name.ts'
import { NO_SECTOR } from './registration.ts'

const tag = 'Empresas'
const maybe = z.nullable(z.string())
const MEGABYTE = 1_000_000

/** Of one picture, and of a whole form. */
export const PICTURE_BYTES = 10 * MEGABYTE
export const PROFILE_BYTES = 60 * MEGABYTE
export const MOST_PHOTOS = 30
export const MOST_VIDEOS = 12
export const MOST_CONTRIBUTIONS = 30
export const YEAR_INVALID = 'Informe o ano, como 1998'

/** Left out, it stays; null or blank empties it; anything else must pass. */
const passing = (passes: (typed: string) => boolean, words: string, most = 300) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(most),
        z.refine((typed) => typed === '' || passes(typed), words),
      ),
    ),
  )
const text = (most: number) => passing(() => true, '', most)
const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const flag = z.optional(z.nullable(z.boolean()))
const amount = z.optional(z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))))
const ids = (most: number) => z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(most)))
const file = z.optional(z.nullable(z.file()))
const network = (name: CompanyNetwork) =>
  passing((typed) => networkLink(name, typed) !== undefined, networkInvalid(name))

const rowId = z.string().check(z.maxLength(60))
/** What whoever sends a new row calls it: sent again, because an answer was lost, it is the same row. */
const rowKey = z.string().check(z.regex(/^[\w-]{1,60}$/))
const testimonial = z.object({
  id: z.optional(z.nullable(rowId)),
  key: z.optional(z.nullable(rowKey)),
  _destroy: z.optional(z.nullable(z.literal(false))),
  name: filled(120).check(z.refine((typed) => typed === '' || isPersonName(typed), 'Informe o nome só com letras')),
  title: visibleText(120),
  testimony: visibleLines(2000),
  avatar: file,
  avatar_destroy: flag,
})
/** A row that goes away need not be right. */
const contribution = z.discriminatedUnion('_destroy', [testimonial, z.object({ id: rowId, _destroy: z.literal(true) })])

/** As its own managers write it; an unmasked phone of any country will do, as registration's mask has one digit more. */
export const companyPhoneField = checked((typed) => storedPhone(typed) !== undefined, PHONE_INVALID).check(
  z.trim(),
  z.maxLength(30),
)
export const sectorField = z.string(NO_SECTOR).check(z.trim(), z.minLength(1), z.maxLength(20, NO_SECTOR))

export const companyFields = {
  name: z.optional(companyName),
  trading_name: z.optional(z.nullable(tradingName)),
  representative: passing(isPersonName, 'Informe o nome só com letras', 120),
  cnpj: z.optional(cnpj),
  phone: z.optional(companyPhoneField),
  website: z.optional(website),
  sector_id: z.optional(sectorField),
  facebook: network('facebook'),
  instagram: network('instagram'),
  linkedin: network('linkedin'),
  twitter: network('twitter'),
  founded_at: z.optional(z.nullable(z.int(YEAR_INVALID).check(z.gte(1500, YEAR_INVALID), z.lte(2100, YEAR_INVALID)))),
  employees_number: amount,
  number_of_interns: amount,
  /** Rich text, cleaned when it is written; plain text becomes paragraphs. */
  description: text(20_000),
  why_work: text(20_000),
  benefits: ids(60),
  /** The whole list, in its order. */
  video_urls: z.optional(
    z
      .array(checked((typed) => youtubeId(typed) !== undefined, YOUTUBE_ONLY).check(z.maxLength(300)))
      .check(z.maxLength(MOST_VIDEOS)),
  ),
  address_attributes: z.optional(z.nullable(postalAddress)),
  avatar: file,
  avatar_destroy: flag,
  background: file,
  background_destroy: flag,
  /** New ones come last. `photos_keys`: what each of them is called, in their order. `photos_order`: ids and keys that change places among themselves, in the order they stand here. */
  photos: z.optional(z.array(z.file()).check(z.maxLength(MOST_PHOTOS))),
  photos_keys: z.optional(z.array(rowKey).check(z.maxLength(MOST_PHOTOS))),
  photos_destroy: ids(MOST_PHOTOS),
  photos_order: ids(MOST_PHOTOS),
  /** Rows that come with an id, or with a key that is known, change; others are new, after those that stand. All that come change places among themselves in the order they come. */
  contributions_attributes: z.optional(z.array(contribution).check(z.maxLength(2 * MOST_CONTRIBUTIONS))),
  /** Whether everybody who works here must use a second step; who turns it on uses one already. */
  otp_required_for_login: z.optional(z.boolean()),
  /** Whether the page shows the companies below this one. */
  show_sub_company: z.optional(z.boolean()),
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

const networks = Object.fromEntries(COMPANY_NETWORKS.map((name) => [name, maybe])) as Record<
  CompanyNetwork,
  typeof maybe
>
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
    slug: z.string(),
    name: z.string(),
    trading_name: maybe,
    representative: maybe,
    cnpj: z.string(),
    /** Once the operation has verified a company, its number stays. */
    may_change_cnpj: z.boolean(),
    phone: z.string(),
    website: z.string(),
    sector_id: z.string(),
    ...networks,
    founded_at: z.nullable(z.int()),
    employees_number: z.nullable(z.int()),
    number_of_interns: z.nullable(z.int()),
    description: maybe,
    why_work: maybe,
    benefits: z.array(z.string()),
    video_urls: z.array(z.string()),
    address_attributes: z.nullable(
      z.object({
        id: z.string(),
        zipcode: z.string(),
        street: z.string(),
        number: z.string(),
        complement: maybe,
        neighborhood: z.string(),
        city_id: z.int(),
        state_id: z.string(),
        country_id: z.string(),
      }),
    ),
    avatar: z.nullable(picture),
    background: z.nullable(picture),
    photos: z.array(photo),
    contributions_attributes: z.array(told),
    otp_required_for_login: z.boolean(),
    show_sub_company: z.boolean(),
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
      number_of_interns: amount,
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
