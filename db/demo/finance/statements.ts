// Fees of two companies, and two closed months. Internships that are written after them arrive as adjustments.
import { closeMonth, setFee } from '#features/finance/server/finance.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { formatDate } from '#wire/time/date.ts'
import { acting } from '../acting.ts'
import { branch, companies, operator } from '../people.ts'

/** 'YYYY-MM', so many months ago. */
function monthAgo(ctx: Ctx, months: number) {
  const [year, month] = today(ctx.now).split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

export async function writeStatements(ctx: Ctx) {
  const by = await acting(ctx, 'Operator', operator.email)
  const rows = await ctx.db
    .selectFrom('companies')
    .select(['id', 'cnpj'])
    .where('cnpj', 'in', [bareCnpj(companies[0]!.cnpj), bareCnpj(branch.cnpj)])
    .execute()
  const first = rows.find(({ cnpj }) => cnpj === bareCnpj(companies[0]!.cnpj))
  if (!by || !first) return
  const starts_on = formatDate(`${monthAgo(ctx, 2)}-01`)
  for (const { id } of rows) await setFee(by, id, { starts_on, amount: '89.90', basis: 'thirty' })
  for (const months of [2, 1]) await closeMonth(by, first.id, monthAgo(ctx, months))
}
