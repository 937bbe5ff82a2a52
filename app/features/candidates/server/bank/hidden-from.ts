// Whom a company never finds, whatever the profile allows.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { companyReads } from '../company-reads.ts'

/** A company with those above and below it, whose people work for all of them, and the roots of their CNPJs. */
export type Family = { ids: string[]; roots: string[] }

export async function familyOf(ctx: Ctx, company_id: string): Promise<Family> {
  const { rows } = await sql<{ id: string; root: string }>`
    with recursive up as (
      select id, parent_id from companies where id = ${company_id}
      union
      select c.id, c.parent_id from companies c join up on c.id = up.parent_id
    ), family as (
      select id from up
      union
      select c.id from companies c join family on c.parent_id = family.id
    )
    select id, left(cnpj, 8) as root from companies where id in (select id from family) order by id`.execute(ctx.db)
  return { ids: rows.map(({ id }) => id), roots: [...new Set(rows.map(({ root }) => root))] }
}

/**
 * In SQL, the people that a family does not see: who named one of them, who is an intern at one of them now, and those
 * for whom all that was sent to them is over.
 */
export const hiddenFrom = ({ now }: Pick<Ctx, 'now'>, { ids, roots }: Family) => sql<string>`(
    select user_info_id from bank_blocks where cnpj_root = any(${roots}::text[])
    union all
    select i.user_info_id from internships i join companies c on c.id = i.company_id
    where left(c.cnpj, 8) = any(${roots}::text[]) and i.ended_at is null
      and i.starts_on <= ${today(now)} and i.ends_on >= ${today(now)}
    union all
    select c.user_info_id from candidatures c join jobs j on j.id = c.job_id
    where j.company_id = any(${ids}::uuid[]) group by c.user_info_id having not bool_or(${companyReads(now)}))`
