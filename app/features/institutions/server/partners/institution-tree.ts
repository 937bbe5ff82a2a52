import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showPartner } from '../../wire/partners.ts'
import { hasClosed, takesChildren } from '../form/refuse-institution.ts'
import { chainDown } from '../queries.ts'
import { agreementInForce, isClosed } from '../students.ts'

export type Shown = Answer<typeof showPartner>['data']
export const BONDS = sql`(select count(*)::int from student_bonds b
  where b.institution_id = i.id and b.ended_at is null)`

export async function treeAround(
  ctx: Ctx,
  id: number,
): Promise<Pick<Shown['attributes'], 'parent' | 'children' | 'takes_children' | 'closing'>> {
  const chain = (await chainDown(id).execute(ctx.db)).rows.map((row) => row.id)
  const parent_id = chain.at(-2)
  const parent =
    parent_id === undefined
      ? undefined
      : await ctx.db
          .selectFrom('institutions')
          .select(['name', isClosed(sql`${parent_id}::int`).as('closed')])
          .where('id', '=', parent_id)
          .executeTakeFirst()
  const { rows } = await sql<
    Shown['attributes']['children'][number]
  >`select i.id::text as id, i.name, c.name as city, i.state_id as state, ${isClosed(sql`i.id`)} as closed
    from institutions i left join cities c on c.id = i.city_id where i.parent_id = ${id} and i.retired_at is null
      order by closed, i.search`.execute(ctx.db)
  const takes_children = takesChildren(chain.length) && !(await hasClosed(ctx, id))
  return {
    parent: parent ? { id: String(parent_id), name: parent.name, closed: Boolean(parent.closed) } : null,
    children: rows,
    takes_children,
    closing: await endingWith(ctx, id, chain.length),
  }
}

/** Levels: a school, its campuses, their units. */
const [CAMPUS, UNIT] = [2, 3]

async function endingWith(ctx: Ctx, id: number, level: number): Promise<Shown['attributes']['closing']> {
  const { rows } = await sql<{ level: number; display_name: string | null; students: number }>`
    with recursive below as (
      select s.id, ${level}::int as level from institutions s where s.id = ${id}
      union all
      select s.id, level + 1 from institutions s join below on s.parent_id = below.id where s.closed_at is null and
        s.retired_at is null
    )
    select below.level, p.display_name, case when p.institution_id is null then 0 else ${BONDS} end as
      students
    from below join institutions i on i.id = below.id left join institution_partners p on p.institution_id = i.id and
      ${agreementInForce(ctx)} order by p.display_name`.execute(ctx.db)
  const under = (one: number) => rows.filter((row) => row.level === one && one > level).length
  return {
    boards: rows.flatMap(({ display_name }) => display_name ?? []),
    students: rows.reduce((sum, { students }) => sum + students, 0),
    campuses: under(CAMPUS),
    units: under(UNIT),
  }
}
