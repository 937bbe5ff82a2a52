import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Received } from '#wire/endpoint.ts'
import type { listCandidates } from '../../wire/bank.ts'
import { FARTHEST } from '../../wire/search-filters.ts'
import { listedFor } from '../listed.ts'
import { cardsOf } from './cards.ts'
import { conditionsOf, type Filters, type Understood, understoodIn } from './conditions.ts'

const TOO_FAR = 'Refine a busca: além das primeiras 2.000 pessoas, mais uma palavra ou um filtro encontra melhor'

/** What fits how well: of the freshest who fit at all, since nobody reads further. */
function nearest(where: RawBuilder<unknown>, filters: Filters, understood: Understood | undefined) {
  const told = [
    ...(understood ? [sql`4 * ts_rank('{0.1, 0.3, 0.5, 1}', tsv, ${understood.query}::tsquery)`] : []),
    ...(filters.skill_id?.length
      ? [sql`cardinality(array(select unnest(skill_ids) intersect select unnest(${filters.skill_id}::text[])))`]
      : []),
    ...(filters.software_id?.length
      ? [sql`cardinality(array(select unnest(software_ids) intersect select unnest(${filters.software_id}::text[])))`]
      : []),
  ]
  const freshest = sql`(select b.* from bank_search b where ${where} order by b.fresh_at desc, b.user_info_id
    limit ${sql.lit(FARTHEST)}) nearest`
  return told.length
    ? sql`select user_info_id from ${freshest} order by ${sql.join(told, sql` + `)} desc, fresh_at desc, user_info_id`
    : undefined
}

/** Count and page are two statements, asked at once. */
export async function findPeople(
  ctx: Ctx,
  { page, per_page, sort = 'relevance', ...filters }: Received<typeof listCandidates>['query'],
) {
  if (page * per_page > FARTHEST) throw invalid({ page: TOO_FAR })
  const understood = await understoodIn(ctx, filters)
  const base = await listedFor(ctx, filters.job_id)
  const where = sql.join([base, ...conditionsOf(ctx, filters, understood)], sql` and `)
  const ordered =
    (sort === 'relevance' ? nearest(where, filters, understood) : undefined) ??
    sql`select b.user_info_id from bank_search b where ${where} order by b.fresh_at desc, b.user_info_id`
  const cards = async () => {
    const { rows } = await sql<{ user_info_id: string }>`${ordered}
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
    return cardsOf(
      ctx,
      rows.map(({ user_info_id }) => user_info_id),
      filters,
      understood,
    )
  }
  const count = sql<{ n: number }>`select count(*)::int as n from bank_search b where ${where}`
  const [data, { rows }] = await Promise.all([cards(), count.execute(ctx.db)])
  return { collection: { data }, ...totals(rows[0]!.n, per_page) }
}
