// Benefits as the operator makes them.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { answersOf, schemasOf } from '#wire/record.ts'
import { benefit, CATEGORIES } from './benefit-record.ts'
import { STANDINGS } from './standings.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const

export const CODES_BYTES = 1_000_000
export const CODES_ROWS = 10_000

export const keptBenefit = resource(
  'kept_benefit',
  z.object({
    ...answersOf(benefit),
    standing: z.enum(keysOf(STANDINGS)),
    codes_taken: z.int(),
    codes_left: z.int(),
    last_worked_on: z.nullable(z.string()),
    /** What people said since the operator last put it on show, without their names. */
    reports: z.array(z.object({ worked: z.boolean(), said: z.nullable(z.string()), reported_at: z.string() })),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptBenefit' }))

const stale = z.object({ ...refused.shape, data: z.optional(keptBenefit) })

export const listKeptBenefits = endpoint('get /v1/admin/benefits', {
  ...admin,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    category: z.optional(z.enum(keysOf(CATEGORIES))),
    standing: z.optional(z.enum(keysOf(STANDINGS))),
  }),
  answer: many(keptBenefit),
  summary: 'Todos os benefícios, com os rascunhos e os que terminaram',
})

export const createBenefit = endpoint('post /v1/admin/benefits', {
  ...admin,
  body: z.object({ benefit: z.object(schemasOf(benefit)) }),
  status: 201,
  answer: one(keptBenefit),
  idempotent: true,
  summary: 'Cria um benefício, como rascunho',
})

export const showBenefit = endpoint('get /v1/admin/benefits/{id}', {
  ...admin,
  answer: one(keptBenefit),
  refuses: { 404: refused },
  summary: 'Um benefício, com o que as pessoas contaram dele',
})

export const changeBenefit = endpoint('put /v1/admin/benefits/{id}', {
  ...admin,
  body: z.object({ benefit: z.object({ ...schemasOf(benefit), lock_version: z.int32() }) }),
  answer: one(keptBenefit),
  idempotent: true,
  refuses: { 404: refused, 409: stale },
  summary: 'Muda um benefício',
})

export const publishBenefit = endpoint('post /v1/admin/benefits/{id}/publication', {
  ...admin,
  body: z.object({ published: z.boolean() }),
  answer: one(keptBenefit),
  idempotent: true,
  refuses: { 404: refused },
  summary: 'Põe no ar ou pausa; ao voltar ao ar, o que foi contado antes não conta mais',
})

const sheet = resource(
  'codes_sheet',
  z.object({
    added: z.int(),
    refused: z.int(),
    /** The first hundred of them. */
    problems: z.array(z.object({ line: z.int(), code: z.string(), why: z.string() })),
  }),
).check(z.meta({ id: 'CodesSheet' }))

export const addCodes = endpoint('post /v1/admin/benefits/{id}/codes', {
  ...admin,
  form: 'multipart/form-data',
  limit: CODES_BYTES + 100_000,
  body: z.object({ file: z.file() }).check(z.meta({ id: 'CodesSheetForm' })),
  answer: one(sheet),
  refuses: { 404: refused, 409: refused },
  summary: 'Guarda os códigos de uma planilha: um por linha, na coluna “código” ou na primeira',
})
