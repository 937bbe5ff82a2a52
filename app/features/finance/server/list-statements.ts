import { membershipIn, treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { moneyOf } from '../wire/cents.ts'
import type { listStatements as endpoint } from '../wire/statements.ts'
import { numberOf } from './closed.ts'
import { chargedIn } from './draft.ts'
import { companyAsked, isOperator, monthsOf } from './whose.ts'

type Query = Received<typeof endpoint>['query']

export async function listStatements(ctx: Ctx, query: Query): Promise<Answer<typeof endpoint>> {
  const { page, per_page } = query
  const company_id = await companyAsked(ctx, query.company_id)
  const months = await monthsOf(ctx, company_id)
  const shown = months.slice((page - 1) * per_page, page * per_page)
  const closed = await ctx.db
    .selectFrom('statements')
    .select(['month', 'serial', 'cents'])
    .where('company_id', '=', company_id)
    .where('month', 'in', shown.length ? shown : [''])
    .execute()
  const data = []
  for (const month of shown) {
    const kept = closed.find((one) => one.month === month)
    const cents = kept ? Number(kept.cents) : (await chargedIn(ctx, company_id, month)).cents
    data.push({
      id: month,
      type: 'statement_month' as const,
      attributes: {
        month,
        state: kept ? ('closed' as const) : ('open' as const),
        number: kept ? numberOf(month, kept.serial) : null,
        total: moneyOf(cents),
      },
    })
  }
  const companies = isOperator(ctx) ? [] : await treeOf(ctx, membershipIn(ctx).company_id)
  return { collection: { data }, ...totals(months.length, per_page), companies }
}
