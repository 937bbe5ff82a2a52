import { type RawBuilder, sql } from 'kysely'
import { picturesOf } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { CompanyOrder, listCompanies } from '../../wire/directory.ts'
import { onAir } from '../on-air.ts'

type Query = Received<typeof listCompanies>['query']
export type CompanyCard = Answer<typeof listCompanies>['collection']['data'][number]
type Row = { id: string; slug: string; name: string; avatar_file_id: string | null; sector: string; place: string | null; open_jobs: number }

/** A company alone is seen once it is verified; one with others above it, while none of them is suspended. */
export const seen = sql`(c.verification = 'verificada' and (c.parent_id is null or ${onAir(sql.ref('c.id'))}))`

const openJobs = (ctx: Ctx) => sql`(select count(*)::int from job_search o where o.company_id = c.id and o.shown_from <= ${ctx.now} and o.closes_at > ${ctx.now})`
/** For all at once, where the order asks for it. */
const openJobsOfAll = (ctx: Ctx) =>
  sql`left join (select company_id, count(*) as n from job_search where shown_from <= ${ctx.now} and closes_at > ${ctx.now} group by company_id) o on o.company_id = c.id`

function conditionsOf({ q, sector_id, state_id, city_id }: Query): RawBuilder<unknown> {
  const all = [
    seen,
    q?.trim() ? contains(sql`c.search`, q) : undefined,
    sector_id?.length ? sql`c.sector_id in (select id from sectors where id = any(${sector_id}::text[]) or parent_id = any(${sector_id}::text[]))` : undefined,
    state_id?.length ? sql`exists (select from company_addresses a where a.company_id = c.id and a.state_id = any(${state_id}::text[]))` : undefined,
    city_id?.length ? sql`exists (select from company_addresses a where a.company_id = c.id and a.city_id = any(${city_id}::int[]))` : undefined,
  ]
  return sql.join(all.filter((one) => one !== undefined), sql` and `)
}

const BY: Record<CompanyOrder, string> = { name: 'c.search', open_jobs: 'coalesce(o.n, 0)' }

export async function pageOfCompanies(ctx: Ctx, query: Query) {
  const { page, per_page, sort = '-open_jobs' } = query
  const where = conditionsOf(query)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from companies c where ${where}`.execute(ctx.db)
  const order = sort.replace('-', '') as CompanyOrder
  const { rows } = await sql<{ id: string }>`
    select c.id from companies c ${order === 'open_jobs' ? openJobsOfAll(ctx) : sql``}
    where ${where} order by ${sql.raw(BY[order])} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, c.search, c.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
  return { cards: await cardsOf(ctx, rows.map(({ id }) => id)), ...totals(counted[0]!.n, per_page) }
}

/** By their ids and in their order. */
export async function cardsOf(ctx: Ctx, ids: string[]): Promise<CompanyCard[]> {
  if (!ids.length) return []
  const { rows } = await sql<Row>`
    select c.id, c.slug, coalesce(c.trading_name, c.name) as name, c.avatar_file_id, s.name as sector, city.name || ', ' || a.state_id as place, ${openJobs(ctx)} as open_jobs
    from unnest(${ids}::uuid[]) with ordinality as asked (id, at) join companies c on c.id = asked.id join sectors s on s.id = c.sector_id
      left join company_addresses a on a.company_id = c.id left join cities city on city.id = a.city_id
    order by asked.at`.execute(ctx.db)
  const pictures = await picturesOf(ctx, rows.map(({ avatar_file_id }) => avatar_file_id))
  return rows.map(({ id, avatar_file_id, ...row }) => ({ id, type: 'company', attributes: { ...row, avatar: (avatar_file_id && pictures.get(avatar_file_id)) || null } }))
}

const MOST_BELOW = 100

/** What a company's page shows below it, and of how many. */
export async function cardsBelow(ctx: Ctx, parent_id: string): Promise<{ cards: CompanyCard[]; count: number }> {
  const { rows } = await sql<{ id: string; n: number }>`
    select c.id, count(*) over ()::int as n from companies c where c.parent_id = ${parent_id} and ${seen} order by c.search, c.id limit ${MOST_BELOW}`.execute(ctx.db)
  return { cards: await cardsOf(ctx, rows.map(({ id }) => id)), count: rows[0]?.n ?? 0 }
}
