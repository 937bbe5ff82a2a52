// The operator's side: what each company pays, and who has no fee.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { schemasOf } from '#wire/record.ts'
import { feeFields } from './fee-record.ts'
import { fee } from './statements.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const
const maybe = z.nullable(z.string())

const billed = resource(
  'billed_company',
  z.object({
    name: z.string(),
    cnpj: z.string(),
    /** Internships that run today. */
    interns: z.int(),
    fee: z.nullable(fee),
    /** The last month that is closed. */
    closed: maybe,
  }),
).check(z.meta({ id: 'BilledCompany' }))

const companyFees = resource('company_fees', z.object({ name: z.string(), fees: z.array(fee) })).check(
  z.meta({ id: 'CompanyFees' }),
)

export const listBilled = endpoint('get /v1/admin/finance/companies', {
  ...admin,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    /** Only those with interns and without a fee today. */
    without_fee: z.optional(z.boolean()),
  }),
  answer: many(billed),
  summary: 'Empresas, com a taxa de hoje, quantos estagiários têm e o último mês fechado',
})

export const showFees = endpoint('get /v1/admin/finance/companies/{id}/fees', {
  ...admin,
  answer: one(companyFees),
  refuses: { 404: refused },
  summary: 'As taxas de uma empresa, da mais nova à mais antiga',
})

export const setFee = endpoint('post /v1/admin/finance/companies/{id}/fees', {
  ...admin,
  body: z.object({ fee: z.object(schemasOf(feeFields)) }),
  answer: one(companyFees),
  idempotent: true,
  refuses: { 404: refused, 409: refused },
  summary: 'A taxa de uma empresa a partir de um dia; meses fechados ficam como estão',
})
