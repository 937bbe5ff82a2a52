// Benefits as candidates read them. Lists hold no code and no address: both come with the request for one's own.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { AUDIENCES } from '#wire/person/audience.ts'
import { visibleOrBlank } from '#wire/text/visible-text.ts'
import { CATEGORIES, KINDS } from './benefit-record.ts'
import { STANDINGS } from './standings.ts'

const mine = { only: ['User'], tag: 'Clube de benefícios' } as const
const maybe = z.nullable(z.string())

export const offeredBenefit = resource(
  'benefit',
  z.object({
    partner: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(keysOf(CATEGORIES)),
    kind: z.enum(keysOf(KINDS)),
    audience: z.enum(keysOf(AUDIENCES)),
    /** Whether the asker is one of whom it is for. */
    for_me: z.boolean(),
    standing: z.enum(keysOf(STANDINGS)),
    starts_on: maybe,
    ends_on: maybe,
    /** The day on which somebody last said that it works. */
    last_worked_on: maybe,
    /** Whether the asker has a code of it. */
    mine: z.boolean(),
    /** What the asker said last. */
    worked: z.nullable(z.boolean()),
  }),
).check(z.meta({ id: 'Benefit' }))

const ownCode = resource(
  'benefit_code',
  z.object({ code: maybe, link: maybe, partner: z.string(), title: z.string(), ends_on: maybe }),
).check(z.meta({ id: 'BenefitCode' }))

const stands = z.object({ ...refused.shape, data: z.optional(offeredBenefit) })

export const listBenefits = endpoint('get /v1/benefits', {
  ...mine,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    category: z.optional(z.enum(keysOf(CATEGORIES))),
  }),
  answer: many(offeredBenefit),
  summary: 'Benefícios de parceiros; os que terminaram há pouco vêm por último',
})

export const takeCode = endpoint('post /v1/benefits/{id}/codes', {
  ...mine,
  status: 201,
  answer: one(ownCode),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: stands },
  summary: 'O próprio código, ou o endereço do parceiro; quem pede de novo recebe o mesmo código',
})

export const reportBenefit = endpoint('post /v1/benefits/{id}/reports', {
  ...mine,
  body: z.object({
    report: z.object({ worked: z.boolean(), said: z.optional(z.nullable(visibleOrBlank(500))) }),
  }),
  status: 201,
  answer: one(offeredBenefit),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: stands },
  summary: 'Conta se funcionou; três pessoas em sete dias com “não” põem o benefício em conferência',
})
