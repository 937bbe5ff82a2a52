import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'

/** Whether this institution, or one that it belongs to, has closed: a campus closes with its school. */
export const isClosed = (id: RawBuilder<unknown>) => sql<SqlBool>`exists (
  with recursive above as (
    select s.id, s.parent_id, s.closed_at, s.retired_at from institutions s where s.id = ${id}
    union all
    select s.id, s.parent_id, s.closed_at, s.retired_at from institutions s join above on s.id = above.parent_id
  ) select from above where closed_at is not null or retired_at is not null)`

/** Whether the agreement of partner `p` counts that day: within its days, at a school that has not closed. */
export const inForceOn = (day: string) =>
  sql<SqlBool>`(coalesce(p.agreement_starts_on <= ${day}::date, true) and coalesce(p.agreement_ends_on >=
    ${day}::date, true) and not ${isClosed(sql`p.institution_id`)})`

export const agreementInForce = (ctx: Pick<Ctx, 'now'>) => inForceOn(today(ctx.now))

/** Whether an address under this domain proves a bond with partner `p`: the domain is the partner's, or below one. */
export const agreedDomain = (domain: RawBuilder<unknown>) =>
  sql<SqlBool>`(p.proves_bond_by_email and exists (select from unnest(p.email_domains) as d where ${domain} = d or
    right(${domain}, length(d) + 1) = '.' || d))`

export type StudentPartner = { institution_id: number; name: string; proven_by_email: boolean; enrolled: boolean }

/**
 * The partner that somebody at this campus is a student of, nearest first; and what proves it: an address of theirs,
 * whose domain or one above it is the partner's, or a list that the partner sent.
 */
export async function partnerOfStudent(
  ctx: Ctx,
  university_id: number,
  email: string | null,
  indexes: readonly Buffer[],
): Promise<StudentPartner | undefined> {
  const domain = email?.split('@')[1] ?? ''
  const known = indexes.map((index) => index.toString('hex'))
  const { rows } = await sql<StudentPartner>`
    with recursive up as (
      select id, parent_id, 0 as depth from institutions where id = ${university_id}
      union all
      select i.id, i.parent_id, up.depth + 1 from institutions i join up on i.id = up.parent_id
    ), tree as (
      select id, 0 as below from up where parent_id is null
      union all
      select i.id, tree.below + 1 from institutions i join tree on i.parent_id = tree.id
    )
    select * from (
    select p.institution_id, i.name, up.depth, tree.below, ${agreedDomain(sql`${domain}::text`)} as proven_by_email,
      exists (
        select from institution_enrolments e where e.institution_id = p.institution_id and e.person_index = any
          (select decode(h, 'hex') from unnest(${known}::text[]) as h)
      ) as enrolled
    from institution_partners p join institutions i on i.id = p.institution_id join tree on tree.id = p.institution_id
      left join up on up.id = p.institution_id
    where ${agreementInForce(ctx)}
    ) found
    order by proven_by_email or enrolled desc, depth nulls last, below limit 1`.execute(ctx.db)
  return rows[0]
}
