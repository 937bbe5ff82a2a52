// Who was an intern of a company, and from which day to which.
import { sql } from 'kysely'
import { treeOf } from '#features/companies/server/companies.ts'
import { LAST_DAY, LIVED } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'

/** Days 'YYYY-MM-DD', both of them part of it. */
export type Life = {
  internship_id: string
  user_info_id: string
  person_name: string
  company_id: string
  company_name: string
  starts_on: string
  last_on: string
}

/** The company, those above it and all below these: within it people are transferred. */
export async function groupOf(ctx: Ctx, company_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.parent_id, depth + 1 from companies c join above on c.id = above.parent_id where depth < 20
    ) select id from above order by depth desc limit 1`.execute(ctx.db)
  return (await treeOf(ctx, rows[0]!.id)).map(({ id }) => id)
}

/** By person: all lives in the group of whoever was an intern of the company within these days. */
export async function livesOf(
  ctx: Ctx,
  { company_id, group, from, to }: { company_id: string; group: string[]; from: string; to: string },
): Promise<Life[][]> {
  const during = sql`${LIVED} and i.starts_on <= ${to}::date and ${LAST_DAY} >= ${from}::date`
  const { rows } = await sql<Life>`
    select i.id as internship_id, i.user_info_id, i.company_id, i.starts_on, ${LAST_DAY} as last_on,
      coalesce(u.social_name, u.full_name) as person_name, coalesce(c.trading_name, c.name) as company_name
    from internships i join user_infos u on u.id = i.user_info_id join companies c on c.id = i.company_id
    where i.company_id = any(${group}::uuid[]) and ${during} and i.user_info_id in (
      select i.user_info_id from internships i where i.company_id = ${company_id} and ${during})
    order by fold(coalesce(u.social_name, u.full_name)), i.user_info_id, i.starts_on, i.id`.execute(ctx.db)
  return [...Map.groupBy(rows, ({ user_info_id }) => user_info_id).values()]
}
