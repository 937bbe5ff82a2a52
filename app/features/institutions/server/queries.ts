import { sql } from 'kysely'
import { atLeast } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Source } from '#server/options.ts'
import { DEGREES } from '../wire/register.ts'
import { agreementInForce, isClosed } from './students.ts'

/** With its school, where it belongs to one. */
const closed = sql`(i.closed_at is not null or (i.parent_id is not null and ${isClosed(sql`i.parent_id`)}))`
/** Partners come first; closed schools last: they are only for who studied there. */
const schools = (which: ReturnType<typeof sql>, first = sql`false`): Source => ({
  rows: sql`select i.id as value,
      i.name || case when i.acronym is null or i.search like '%' || fold(i.acronym) || '%' then '' else ' (' ||
        i.acronym || ')' end as label,
      i.acronym, c.name as city, i.state_id as state, ${closed} as closed,
      exists (select from institutions u where u.parent_id = i.id and u.retired_at is null) as has_children,
      case when ${closed} then 1 when ${first} then -1 else 0 end as position, i.search, i.search_also
    from institutions i left join cities c on c.id = i.city_id
    where i.retired_at is null and ${which}`,
  shows: ['acronym', 'city', 'state', 'closed', 'has_children'],
  also: true,
  position_first: true,
})
export const rootsAt = (ctx: Pick<Ctx, 'now'>) =>
  schools(
    sql`i.parent_id is null`,
    sql`exists (select from institution_partners p where p.institution_id = i.id and ${agreementInForce(ctx)})`,
  )
export const childrenOf = (id: number) => schools(sql`i.parent_id = ${id}`)

/** The node first, its school last. */
const chainUp = (id: number) => sql`
  with recursive chain as (
    select id, parent_id, 0 as depth from institutions where id = ${id} and retired_at is null
    union all
    select p.id, p.parent_id, c.depth + 1 from institutions p join chain c on p.id = c.parent_id
  )`
export const chainDown = (id: number) => sql<{ id: number }>`${chainUp(id)} select id from chain order by depth desc`
export const among = (ids: number[]) => schools(sql`i.id = any (${ids}::int[])`)

const degrees = sql.join(
  Object.entries(DEGREES).map(
    ([degree, name]) => sql`when ${sql.lit(degree)} then k.name || ' (' || ${sql.lit(name)} || ')'`,
  ),
  sql` `,
)
const courses = (from: ReturnType<typeof sql>, closed: ReturnType<typeof sql>): Source => ({
  rows: sql`select k.id as value, case k.degree when 'tecnico' then 'Técnico em ' || k.name ${degrees} end as label,
      k.degree, k.area, ${closed} as closed, case when ${closed} then 1 else 0 end as position, k.search
    from ${from} where k.retired_at is null`,
  shows: ['degree', 'area', 'closed'],
  position_first: true,
})
export const allCourses = courses(sql`courses k`, sql`false`)

/** What the nearest of campus and school is known to offer. */
export const coursesOf = (institution_id: number) =>
  courses(
    sql`institution_courses o join courses k on k.id = o.course_id and o.institution_id = ${institution_id}`,
    sql`o.closed_at is not null`,
  )

export const nearestWithCourses = (id: number) => sql<{ id: number; teaches: boolean }>`
  ${chainUp(id)}
  select c.id, exists (select from institution_courses o where o.institution_id = c.id) as teaches
  from chain c order by teaches desc, depth limit 1`

/** As the board's header shows it, on a fine screen. */
const LOGO_WIDTH = 144
export const partnerAt = (ctx: Pick<Ctx, 'now'>, key: string) => sql<PartnerRow>`
  select i.id, i.name, i.acronym, p.display_name, p.logo_path, ${atLeast(sql`p.logo_file_id`, LOGO_WIDTH)} as
    logo_file_id, p.colour, c.name as city, i.state_id as state
  from institution_partners p join institutions i on i.id = p.institution_id left join cities c on c.id =
    i.city_id
  where (p.display_name = ${key} or i.id::text = ${key} or exists (select from partner_old_addresses o where
    o.display_name = ${key} and o.institution_id = p.institution_id))
    and ${agreementInForce(ctx)}`

export type PartnerRow = {
  id: number
  name: string
  acronym: string | null
  display_name: string
  logo_path: string | null
  logo_file_id: string | null
  colour: string | null
  city: string | null
  state: string | null
}
