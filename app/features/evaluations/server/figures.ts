import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { FROM } from './rows.ts'

/** For a company's first page: what its supervisors are to answer, and of these what is late. */
export async function evaluationFigures(ctx: Ctx, tree: string[]) {
  const { rows } = await sql<{ count: number; waiting: number }>`
    select count(*)::int as count, count(*) filter (where e.due_on < ${today(ctx.now)}::date)::int as waiting
    from ${FROM} where e.author = 'supervisor' and e.answered_at is null and e.paper_at is null
      and i.company_id = any(${tree}::uuid[])`.execute(ctx.db)
  return rows[0]!
}
