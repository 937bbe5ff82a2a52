// A closed statement, as its rows keep it.
import type { Ctx } from '#server/context.ts'
import type { Statement } from './draft.ts'
import type { Stipend } from './stipends.ts'

export type Closed = Statement & {
  lines: (Statement['lines'][number] & { id: string })[]
  number: string
  closed_at: string
  sha256: string
  company_name: string
}

/** '2026-10-0147' */
export const numberOf = (month: string, serial: number) => `${month}-${String(serial).padStart(4, '0')}`

export async function closedStatement(ctx: Ctx, company_id: string, month: string): Promise<Closed | undefined> {
  const found = await ctx.db
    .selectFrom('statements')
    .select(['id', 'serial', 'company_name', 'cents', 'stipend_cents', 'closed_at', 'sha256'])
    .where('company_id', '=', company_id)
    .where('month', '=', month)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, serial, cents, stipend_cents, closed_at, ...kept } = found
  const lines = await ctx.db
    .selectFrom('statement_lines')
    .selectAll()
    .where('statement_id', '=', id)
    .orderBy('position')
    .execute()
  const stipends = await ctx.db
    .selectFrom('statement_stipends')
    .selectAll()
    .where('statement_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...kept,
    month,
    number: numberOf(month, serial),
    closed_at: new Date(closed_at).toISOString(),
    cents: Number(cents),
    stipend_cents: Number(stipend_cents),
    lines: lines.map(({ statement_id: _, position: __, kind, ...line }) => ({
      ...line,
      kind: kind as 'month' | 'adjustment',
    })),
    stipends: stipends.map(({ statement_id: _, position: __, ...row }) => row as Stipend),
  }
}
