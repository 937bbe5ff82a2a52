// What a company pays for its interns, month by month. Amounts are decimal texts in reais.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { BASES } from './charged-days.ts'

const maybe = z.nullable(z.string())
const company_id = z.optional(z.string().check(z.maxLength(60)))
const query = z.object({ /** The own company or one below it; the operator names any. */ company_id })
const seen = {
  only: ['CompanyManager', 'Operator'],
  feature: 'FINANCIAL',
  tag: 'Financeiro',
} as const
const STATES = ['open', 'closed'] as const

export const fee = z.object({ starts_on: z.string(), amount: z.string(), basis: z.enum(keysOf(BASES)) })

const line = z.object({
  id: z.string(),
  kind: z.enum(['month', 'adjustment']),
  internship_id: z.string(),
  person_name: z.string(),
  /** 'YYYY-MM'; an adjustment's is a closed one. */
  month: z.string(),
  days: z.int(),
  base: z.int(),
  unit: z.string(),
  amount: z.string(),
  /** '10 de 30 dias · entrou em 21/10' */
  words: z.string(),
  /** The closed line that an adjustment corrects. */
  refers_to: maybe,
})

export const statement = resource(
  'statement',
  z.object({
    company_id: z.string(),
    company_name: z.string(),
    /** 'YYYY-MM' */
    month: z.string(),
    state: z.enum(STATES),
    /** Of a closed one; so are the instant and the hash of its PDF. */
    number: maybe,
    closed_at: maybe,
    sha256: maybe,
    total: z.string(),
    /** What the company pays its interns itself. */
    stipend_total: z.string(),
    /** How many interns are charged, and of these how many for the whole month. */
    interns: z.int(),
    full: z.int(),
    lines: z.array(line),
    fees: z.array(fee),
    /** Days from which no fee holds: it cannot be closed. */
    missing: z.array(z.string()),
    /** Its month is over and the one before is closed. */
    may_close: z.boolean(),
    previous: maybe,
    next: maybe,
  }),
).check(z.meta({ id: 'Statement' }))

const month = resource(
  'statement_month',
  z.object({ month: z.string(), state: z.enum(STATES), number: maybe, total: z.string() }),
).check(z.meta({ id: 'StatementMonth' }))

export const listStatements = endpoint('get /v1/finance/statements', {
  ...seen,
  query: z.extend(pageQuery, { company_id }),
  answer: z.extend(many(month), {
    /** Of whoever asks: the own one and those below it. */
    companies: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  refuses: { 404: refused },
  summary: 'Os meses de uma empresa, do mais novo ao mais antigo: fechados, e em aberto com o total de hoje',
})

export const showStatement = endpoint('get /v1/finance/statements/{month}', {
  ...seen,
  query,
  answer: one(statement),
  refuses: { 404: refused },
  summary: 'O extrato de um mês; em aberto, como fecharia agora',
})

export const closeStatement = endpoint('post /v1/finance/statements/{month}/closing', {
  ...seen,
  body: z.object({ company_id }),
  answer: one(statement),
  idempotent: true,
  refuses: { 404: refused, 409: refused },
  summary: 'Fecha um mês que terminou; fechado, ele não muda mais',
})

export const printStatement = endpoint('get /v1/finance/statements/{month}/pdf', {
  ...seen,
  query,
  answer: 'application/pdf',
  refuses: { 404: refused },
  summary: 'O extrato em PDF; de um mês fechado, sempre os mesmos bytes',
})

export const exportStatement = endpoint('get /v1/finance/statements/{month}/sheet', {
  ...seen,
  query,
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refuses: { 404: refused },
  summary: 'As linhas e as bolsas de um mês em planilha',
})

export const exportPayroll = endpoint('get /v1/finance/statements/{month}/payroll', {
  ...seen,
  query,
  answer: 'text/csv',
  refuses: { 404: refused },
  summary: 'As bolsas do mês para a folha de pagamento, em CSV',
})
