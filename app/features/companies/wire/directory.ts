// Companies as everybody reads them: the list, and one company's page.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { picture } from '#wire/picture.ts'
import { verification } from '#wire/verification.ts'

const tag = 'Empresas'
const maybe = z.nullable(z.string())
/** Several in one filter: state_id[]=SP&state_id[]=RJ. */
const several = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)))

const card = {
  slug: z.string(),
  /** The trading name, where there is one. */
  name: z.string(),
  avatar: z.nullable(picture),
  sector: z.string(),
  /** 'São Paulo, SP' */
  place: maybe,
  open_jobs: z.int(),
}

export const companyCard = resource('company', z.object(card)).check(z.meta({ id: 'CompanyCard' }))

export const COMPANY_ORDERS = ['name', 'open_jobs'] as const
export type CompanyOrder = (typeof COMPANY_ORDERS)[number]

export const companyFilters = {
  q: z.optional(z.string().check(z.maxLength(120))),
  /** Sectors, or groups of them. */
  sector_id: several,
  state_id: several,
  city_id: z.optional(z.array(z.int32()).check(z.maxLength(30))),
}

export const listCompanies = endpoint('get /v1/profile/companies', {
  query: z.extend(pageQuery, { ...companyFilters, sort: sortBy(COMPANY_ORDERS) }),
  answer: many(companyCard),
  auth: false,
  tag,
  summary:
    'Empresas verificadas: busca por nome sem acentos, filtros por setor e lugar; ' +
    'sem ordem pedida, as que têm mais vagas abertas vêm antes',
})

/** What is empty is null or an empty list: the page leaves it out, and says 'Não informado.' to the company itself. */
export const shownCompany = resource(
  'company',
  z.object({
    ...card,
    legal_name: z.string(),
    background: z.nullable(picture),
    founded_at: z.nullable(z.int()),
    employees_number: z.nullable(z.int()),
    website: z.string(),
    /** By network; one that the company has not told of is not there. */
    social_links: z.object({
      facebook: z.optional(z.string()),
      instagram: z.optional(z.string()),
      linkedin: z.optional(z.string()),
      twitter: z.optional(z.string()),
    }),
    /** Clean HTML. */
    description: maybe,
    why_work: maybe,
    benefits: z.array(z.object({ value: z.string(), label: z.string(), image: maybe })),
    photos: z.array(z.object({ id: z.string(), ...picture.shape })),
    /** By YouTube's own id. */
    videos: z.array(z.object({ id: z.string(), url: z.string() })),
    contributions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        testimony: z.string(),
        avatar: z.nullable(picture),
      }),
    ),
    address: z.nullable(
      z.object({
        street: z.string(),
        number: z.string(),
        complement: maybe,
        neighborhood: z.string(),
        city: z.string(),
        /** Null abroad. */
        state_id: maybe,
        state: z.string(),
        zipcode: z.string(),
        country_id: z.string(),
        country: z.string(),
      }),
    ),
    /** The company above, when its page shows those below it. */
    parent: z.nullable(z.object({ slug: z.string(), name: z.string() })),
    /** A hundred at most, of how many. */
    sub_companies: z.array(companyCard),
    sub_companies_count: z.int(),
    updated_at: maybe,
    /**
     * For who works there, else null. `may_edit` opens the way to the form; `suspended_with` names the company above
     * whose suspension takes this one along.
     */
    own: z.nullable(z.object({ may_edit: z.boolean(), verification, suspended_with: maybe })),
  }),
).check(z.meta({ id: 'ShownCompany' }))

export const showCompany = endpoint('get /v1/profile/companies/{company_id}', {
  answer: one(shownCompany),
  auth: 'optional',
  tag,
  summary:
    'A página de uma empresa, por id ou endereço; um endereço antigo leva ao ' +
    'novo. Antes da verificação, só quem trabalha nela a vê',
  refuses: { 301: z.object({ ...refused.shape, slug: z.string() }), 404: refused },
})

export const drawCompany = endpoint('get /v1/profile/companies/{company_id}/picture.png', {
  answer: 'image/png',
  auth: false,
  tag,
  remember: 3600,
  summary: 'A imagem com que a página de uma empresa aparece onde é compartilhada',
  refuses: { 301: z.object({ ...refused.shape, slug: z.string() }), 404: refused, 429: refused },
})
