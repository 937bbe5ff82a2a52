import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Figure } from '#server/feature.ts'

/** For the company's first page: the closed statements of its tree. */
export async function financeFigures(ctx: Ctx, tree: string[]): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select count(*)::int as count, 0 as waiting from statements where company_id = any(${tree}::uuid[])`.execute(ctx.db)
  return rows[0]!
}
