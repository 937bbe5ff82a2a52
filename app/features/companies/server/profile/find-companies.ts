import { type RawBuilder, sql } from 'kysely'
import { pictureOf, type PictureSize, sizesOf } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { contains } from '#server/database/contains.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { CompanyOrder, listCompanies } from '../../wire/directory.ts'
import { onAirRow } from '../on-air.ts'

type Query = Received<typeof listCompanies>['query']
export type CompanyCard = Answer<typeof listCompanies>['collection']['data'][number]
export type CardRow = {
  id: string
  slug: string
  name: string
  sector: string
  place: string | null
  open_jobs: number
  avatar: PictureSize[] | null
}

export const openJobs = (company_id: RawBuilder<unknown>, now: Date) =>
  sql<number>`(select count(*)::int from job_search o where o.company_id = ${company_id} and o.shown_from <= ${now}
    and o.closes_at > ${now})`
/** For all at once, where the order asks for it. */
const openJobsOfAll = (ctx: Ctx) =>
  sql`left join (select company_id, count(*) as n from job_search where shown_from <= ${ctx.now} and closes_at >
    ${ctx.now} group by company_id) o on o.company_id = c.id`

function conditionsOf({ q, sector_id, state_id, city_id }: Query): RawBuilder<unknown> {
  const all = [
    onAirRow,
    q?.trim() ? contains(sql`c.search`, q) : undefined,
    sector_id?.length
      ? sql`c.sector_id in (select id from sectors where id = any(${sector_id}::text[]) or parent_id =
        any(${sector_id}::text[]))`
      : undefined,
    state_id?.length
      ? sql`exists (select from company_addresses a where a.company_id = c.id and a.state_id =
        any(${state_id}::text[]))`
      : undefined,
    city_id?.length
      ? sql`exists (select from company_addresses a where a.company_id = c.id and a.city_id = any(${city_id}::int[]))`
      : undefined,
  ]
  return sql.join(
    all.filter((one) => one !== undefined),
    sql` and `,
  )
}

const BY: Record<CompanyOrder, string> = { name: 'c.search', open_jobs: 'coalesce(o.n, 0)' }

export async function pageOfCompanies(ctx: Ctx, query: Query) {
  const { page, per_page, sort = '-open_jobs' } = query
  const where = conditionsOf(query)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from companies c where ${where}`.execute(
    ctx.db,
  )
  const order = sort.replace('-', '') as CompanyOrder
  const { rows } = await sql<{ id: string }>`
    select c.id from companies c ${order === 'open_jobs' ? openJobsOfAll(ctx) : sql``}
    where ${where} order by ${sql.raw(BY[order])} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, c.search, c.id limit
      ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
  return {
    cards: await cardsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    ...totals(counted[0]!.n, per_page),
  }
}

const cardColumns = (now: Date) =>
  sql`c.id, c.slug, coalesce(c.trading_name, c.name) as name, s.name as sector, coalesce(city.name || ', ' ||
    a.state_id, a.city_name || ', ' || (select name from countries where id = a.country_id)) as place,
    ${openJobs(sql.ref('c.id'), now)} as open_jobs, ${sizesOf(sql.ref('c.avatar_file_id'))} as avatar`
const cardTables = sql`join companies c on c.id = asked.id join sectors s on s.id = c.sector_id left join
  company_addresses a on a.company_id = c.id left join cities city on city.id = a.city_id`

const cardsByIds = writtenOnce(
  (_, { ids, now }: { ids: string[]; now: Date }) =>
    sql<CardRow>`select ${cardColumns(now)} from unnest(${ids}::uuid[]) with ordinality as asked (id, at)
      ${cardTables} order by asked.at`,
)

export const cardOf = (ctx: Ctx, { id, slug, name, sector, place, open_jobs, avatar }: CardRow): CompanyCard => ({
  id,
  type: 'company',
  attributes: { slug, name, sector, place, open_jobs, avatar: pictureOf(ctx, avatar) },
})

/** By their ids and in their order. */
const cardsOf = async (ctx: Ctx, ids: string[]) =>
  (ids.length ? await cardsByIds(ctx, { ids, now: ctx.now }) : []).map((row) => cardOf(ctx, row))

const MOST_BELOW = 100

export type CardsBelow = { cards: CardRow[]; count: number }

/** In SQL, what a company's page shows below it, and of how many. */
export const cardsBelow = (parent_id: RawBuilder<unknown>, now: Date) =>
  sql<CardsBelow>`(
    select json_build_object('cards', coalesce(json_agg(card order by card.at), '[]'), 'count', coalesce(max(card.of),
      0)) from (
      select ${cardColumns(now)}, asked.at, asked.of from (
        select c.id, row_number() over (order by c.search, c.id) as at, count(*) over () as of from companies c where
          c.parent_id = ${parent_id} and ${onAirRow} order by at limit ${MOST_BELOW}
      ) asked ${cardTables}
    ) card
  )`
