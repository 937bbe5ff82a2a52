import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { moneyOf } from '../wire/cents.ts'
import { dayOf, lastOf, monthFrom } from '../wire/months.ts'
import type { showStatement as endpoint } from '../wire/statements.ts'
import { closedStatement } from './closed.ts'
import { dueBefore, isOver } from './close.ts'
import { draftOf, type Line } from './draft.ts'
import { type Fee, feesOf } from './fee-rows.ts'
import { lineWords } from './line-words.ts'
import { monthsOf } from './whose.ts'

type Given = Answer<typeof endpoint>

const lineOf = ({ unit_cents, cents, ...line }: Line & { id?: string }, at: number) => ({
  ...line,
  id: line.id ?? String(at + 1),
  unit: moneyOf(unit_cents),
  amount: moneyOf(cents),
  words: lineWords({ ...line, unit_cents, cents }),
})

/** Those that hold on a day of the month, the first one first. */
function feesIn(fees: readonly Fee[], month: string) {
  const [first, last] = [dayOf(month, 1), dayOf(month, lastOf(month))]
  const before = fees.find(({ starts_on }) => starts_on <= first)
  return fees
    .filter((fee) => fee === before || (fee.starts_on > first && fee.starts_on <= last))
    .map(({ starts_on, cents, basis }) => ({ starts_on, amount: moneyOf(cents), basis }))
    .toReversed()
}

export const companyName = async (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('companies')
    .select(['cnpj', sql<string>`coalesce(trading_name, name)`.as('name')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export async function statementOf(ctx: Ctx, company_id: string, month: string): Promise<Given> {
  const kept = await closedStatement(ctx, company_id, month)
  const draft = kept ? undefined : await draftOf(ctx, company_id, month)
  const { lines, cents, stipend_cents } = (kept ?? draft)!
  const charged = lines.filter(({ kind }) => kind === 'month')
  const full = charged.filter(({ days, base }) => days === base)
  const months = await monthsOf(ctx, company_id)
  const near = (later: number) => months.find((one) => one === monthFrom(month, later)) ?? null
  return {
    data: {
      id: `${company_id} ${month}`,
      type: 'statement',
      attributes: {
        company_id,
        company_name: kept?.company_name ?? (await companyName(ctx, company_id)).name,
        month,
        state: kept ? 'closed' : 'open',
        number: kept?.number ?? null,
        closed_at: kept?.closed_at ?? null,
        sha256: kept?.sha256 ?? null,
        total: moneyOf(cents),
        stipend_total: moneyOf(stipend_cents),
        interns: new Set(charged.map(({ internship_id }) => internship_id)).size,
        full: full.length,
        lines: lines.map(lineOf),
        fees: feesIn(await feesOf(ctx, [company_id]), month),
        missing: draft?.missing ?? [],
        may_close: !kept && isOver(ctx, month) && !(await dueBefore(ctx, company_id, month)),
        previous: near(-1),
        next: near(1),
      },
    },
  }
}
