import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showFacets } from '../../wire/bank.ts'
import { listedFor } from '../listed.ts'
import { conditionsOf, type Filters, understoodIn } from './conditions.ts'

type Facets = Answer<typeof showFacets>['data']
type Value = Facets['attributes']['courses'][number]

/** Fewer could be told apart. */
const LEAST = 5
const MOST = 50

/** What those who were found have in common, by the same base as the list. */
export async function facetsOf(ctx: Ctx, filters: Filters): Promise<{ data: Facets }> {
  const understood = await understoodIn(ctx, filters)
  const where = sql.join([await listedFor(ctx, filters.job_id), ...conditionsOf(ctx, filters, understood)], sql` and `)
  const facet = async (value: RawBuilder<unknown>, names: RawBuilder<unknown>, from = sql``) =>
    (
      await sql<Value>`
        select x.id::text as value, x.name as label, n::int as people from (
          select ${value} as value, count(*) as n from bank_search b ${from} where ${where} group by 1
          having count(*) >= ${LEAST} order by n desc limit ${MOST}
        ) f join ${names} x on x.id = f.value order by n desc, x.name`.execute(ctx.db)
    ).rows
  return {
    data: {
      id: 'facets',
      type: 'bank_facets',
      attributes: {
        courses: await facet(sql`b.course_id`, sql`courses`),
        cities: await facet(sql`b.city_id`, sql`cities`),
        skills: await facet(sql`skill`, sql`skills`, sql`cross join unnest(b.skill_ids) as skill`),
      },
    },
  }
}
