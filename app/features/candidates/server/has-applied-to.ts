import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { companyReads } from './company-reads.ts'

/** Whether the company, or one below it, reads a candidature of this person now. */
export async function hasAppliedTo(
  ctx: Ctx,
  { user_info_id, company_id }: { user_info_id: string; company_id: string },
) {
  const { rows } = await sql<{ reads: boolean }>`
    with recursive tree as (
      select id from companies where id = ${company_id}
      union
      select c.id from companies c join tree on c.parent_id = tree.id
    )
    select exists (
      select from candidatures c join jobs j on j.id = c.job_id
      where c.user_info_id = ${user_info_id} and j.company_id in (select id from tree) and ${companyReads(ctx.now)}
    ) as reads`.execute(ctx.db)
  return rows[0]!.reads
}
