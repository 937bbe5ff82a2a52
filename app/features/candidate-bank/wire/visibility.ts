// What a person says of being found: yes or no, and which employers never see them.
import * as z from 'zod/mini'
import { cnpj } from '#wire/cnpj.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'

const mine = { only: ['User'], tag: 'Banco de candidatos' } as const
const maybe = z.nullable(z.string())
export const MOST_BLOCKS = 100

export const visibility = resource(
  'bank_visibility',
  z.object({
    visible: z.boolean(),
    /** When it was said, and to which text. */
    said_at: maybe,
    version: z.nullable(z.int()),
    /** 'YYYY-MM-DD': from when it is asked again, and until when it counts without an answer. */
    asked_again_on: maybe,
    ends_on: maybe,
    /** It is time to say it again. */
    asks_again: z.boolean(),
    email_confirmed: z.boolean(),
    minor: z.boolean(),
  }),
).check(z.meta({ id: 'BankVisibility' }))

export const showVisibility = endpoint('get /v1/ats/visibility', {
  ...mine,
  answer: one(visibility),
  summary: 'Se a pessoa quer ser encontrada por empresas, desde quando, e quando isso é perguntado de novo',
})
export const chooseVisibility = endpoint('put /v1/ats/visibility', {
  ...mine,
  body: z.object({ visibility: z.object({ visible: z.boolean() }) }).check(z.meta({ id: 'BankVisibilityForm' })),
  answer: one(visibility),
  summary: 'Aparecer ou não no banco de candidatos; dizer sim de novo vale por mais doze meses',
})

export const block = resource(
  'blocked_company',
  z.object({ cnpj_root: z.string(), company_name: maybe, blocked_at: z.string() }),
).check(z.meta({ id: 'BlockedCompany' }))

export const listBlocks = endpoint('get /v1/ats/blocked_companies', {
  ...mine,
  query: pageQuery,
  answer: many(block),
  summary: 'As empresas que nunca veem a pessoa',
})
export const blockCompany = endpoint('post /v1/ats/blocked_companies', {
  ...mine,
  body: z.object({ blocked_company: z.object({ cnpj }) }).check(z.meta({ id: 'BlockedCompanyForm' })),
  answer: one(block),
  status: 201,
  summary: 'Esconde a pessoa de uma empresa, pelo CNPJ: vale para matriz e filiais da mesma raiz',
})
export const unblockCompany = endpoint('delete /v1/ats/blocked_companies/{id}', {
  ...mine,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused },
  summary: 'Deixa uma empresa ver a pessoa outra vez',
})
