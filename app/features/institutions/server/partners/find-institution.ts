import { type SqlBool, sql } from 'kysely'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { attributesOf } from '#wire/record.ts'
import { institutionRecord } from '../../wire/institution-form.ts'
import { partnerColumns } from '../../wire/partner-record.ts'
import type { listPartners } from '../../wire/partners.ts'
import { agreementInForce } from '../students.ts'
import { BONDS, treeAround, type Shown } from './institution-tree.ts'

type Listed = Answer<typeof listPartners>['collection']['data'][number]
type Row = Listed['attributes'] & { id: number }

export const unknownInstitution = () => notFound('Não encontramos essa instituição de ensino.')
/** Ids travel as text in addresses; whatever is not one names nothing. */
export const numberOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

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
  Pick<Shown['attributes'], 'mec_code' | 'cnpj' | 'category' | 'organization' | 'city_id' | 'closed' | 'lock_version'>

export async function institutionDetail(ctx: Ctx, key: string): Promise<Shown> {
  const id = numberOf(key)
  const { rows } = await sql<School>`select ${rowsOf(ctx)}, i.mec_code, i.cnpj, i.category, i.organization, i.city_id,
      i.closed_at is not null as closed, i.lock_version
    from ${FROM} where i.id = ${id} and i.retired_at is null`.execute(ctx.db)
  if (!rows[0]) throw unknownInstitution()
  const { id: _, cnpj, ...school } = rows[0]
  return {
    id: String(id),
    type: 'institution',
    attributes: {
      ...school,
      cnpj: institutionRecord.cnpj.fromStored(cnpj),
      ...(await treeAround(ctx, id)),
      partner: await partnerOf(ctx, id),
      ...(await studentsOf(ctx, id)),
    },
  }
}

export const showDetail = async (ctx: Ctx, key: string) => ({ data: await institutionDetail(ctx, key) })

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
