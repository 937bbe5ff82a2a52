import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

/** The company and those above it, upwards: whoever acts for one of them acts for what lies below. */
export async function companiesAbove(ctx: Ctx, company_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, parent_id, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.parent_id, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
    ) select id from up order by depth`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
