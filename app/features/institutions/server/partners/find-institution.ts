import { type SqlBool, sql } from 'kysely'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { attributesOf } from '#wire/record.ts'
import { partnerColumns } from '../../wire/partner-record.ts'
import type { listPartners, showPartner } from '../../wire/partners.ts'
import { hasClosed, takesChildren } from '../form/refuse-institution.ts'
import { chainDown } from '../queries.ts'
import { agreementInForce, isClosed } from '../students.ts'

type Listed = Answer<typeof listPartners>['collection']['data'][number]
type Shown = Answer<typeof showPartner>['data']
type Row = Listed['attributes'] & { id: number }

export const unknownInstitution = () => notFound('Não encontramos essa instituição de ensino.')
/** Ids travel as text in addresses; whatever is not one names nothing. */
export const numberOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

const BONDS = sql`(select count(*)::int from student_bonds b where b.institution_id = i.id and b.ended_at is null)`
const rowsOf = (ctx: Ctx) =>
  sql`i.id, i.name, i.acronym, c.name as city, i.state_id as state, p.display_name, (p.institution_id is not null and
    ${agreementInForce(ctx)}) as in_force`
const FROM = sql`institutions i left join institution_partners p on p.institution_id = i.id left join cities c on c.id
  = i.city_id`

/** Partners first of all; `all` searches the whole register. */
export async function pageOfInstitutions(ctx: Ctx, { q, all, page, per_page }: Received<typeof listPartners>['query']) {
  const conditions = [
    sql<SqlBool>`i.retired_at is null`,
    ...(all
      ? [sql<SqlBool>`(i.parent_id is null or p.institution_id is not null)`]
      : [sql<SqlBool>`p.institution_id is not null`]),
    ...(q?.trim() ? [contains(sql`(i.search || ' ' || i.search_also)`, q)] : []),
  ]
  const where = sql.join(conditions, sql` and `)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(
    ctx.db,
  )
  const { rows } = await sql<Row>`select ${rowsOf(ctx)}, ${BONDS} as students from ${FROM} where ${where}
    order by p.institution_id is null, i.search, i.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
  const data = rows.map(({ id, ...attributes }): Listed => ({ id: String(id), type: 'institution', attributes }))
  return { collection: { data }, ...totals(counted[0]!.n, per_page) }
}

/** The logo that the operation sent, else the one that came along. */
export const logoOf = (
  ctx: Pick<Ctx, 'configuration' | 'secrets' | 'now'>,
  { logo_file_id, logo_path }: { logo_file_id: string | null; logo_path: string | null },
) => (logo_file_id ? fileUrl(ctx, { id: logo_file_id, private: false }) : logo_path)

type School = Omit<Row, 'students'> &
  Pick<Shown['attributes'], 'mec_code' | 'category' | 'organization' | 'city_id' | 'closed' | 'lock_version'>

export async function institutionDetail(ctx: Ctx, key: string): Promise<Shown> {
  const id = numberOf(key)
  const { rows } =
    await sql<School>`select ${rowsOf(ctx)}, i.mec_code, i.category, i.organization, i.city_id, i.closed_at is not
      null as closed, i.lock_version
    from ${FROM} where i.id = ${id} and i.retired_at is null`.execute(ctx.db)
  if (!rows[0]) throw unknownInstitution()
  const { id: _, ...school } = rows[0]
  return {
    id: String(id),
    type: 'institution',
    attributes: {
      ...school,
      ...(await treeAround(ctx, id)),
      partner: await partnerOf(ctx, id),
      ...(await studentsOf(ctx, id)),
    },
  }
}

export const showDetail = async (ctx: Ctx, key: string) => ({ data: await institutionDetail(ctx, key) })

async function treeAround(
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

async function partnerOf(ctx: Ctx, id: number): Promise<Shown['attributes']['partner']> {
  const found = await ctx.db
    .selectFrom('institution_partners')
    .selectAll()
    .where('institution_id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { lock_version } = found
  return { ...attributesOf(partnerColumns, found), logo: logoOf(ctx, found), lock_version }
}

/** How many people the lists of a partner name. */
export async function enrolledAt(ctx: Ctx, id: number) {
  const { rows } = await sql<{
    n: number
  }>`select count(distinct (import_id, place))::int as n from institution_enrolments where institution_id =
    ${id}`.execute(ctx.db)
  return rows[0]!.n
}

async function studentsOf(ctx: Ctx, id: number): Promise<Pick<Shown['attributes'], 'bonds' | 'enrolled' | 'lists'>> {
  const { rows } = await sql<{ email: number; enrolment_list: number }>`
    select count(*) filter (where proven_by = 'email')::int as email, count(*) filter (where proven_by =
      'enrolment_list')::int as enrolment_list
    from student_bonds where institution_id = ${id} and ended_at is null`.execute(ctx.db)
  const { email, enrolment_list } = rows[0]!
  const lists = await ctx.db
    .selectFrom('enrolment_imports')
    .select(['id', 'file_name', 'people', 'unread', 'replaced', 'imported_at'])
    .where('institution_id', '=', id)
    .orderBy('imported_at', 'desc')
    .limit(20)
    .execute()
  return { bonds: { email, enrolment_list }, enrolled: await enrolledAt(ctx, id), lists }
}
