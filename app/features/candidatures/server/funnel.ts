import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { chartPicture } from '#server/picture/chart-picture.ts'
import { today } from '#server/today.ts'
import { keysOf } from '#wire/keys-of.ts'
import { formatDate } from '#wire/time/date.ts'
import { FUNNEL, funnelChart } from '../wire/funnel.ts'

const STAGES = keysOf(FUNNEL)
const rankOf = (state: RawBuilder<unknown>) => sql`array_position(${STAGES}::text[], ${state})`

/**
 * Of a candidature `p`: the furthest stage that it came to, from 1 on. Hired is who is hired now: a move that was taken
 * back hires nobody.
 */
export const REACHED = sql<number>`greatest(1, ${rankOf(sql`p.state`)},
  (select max(${rankOf(sql`v.to_state`)}) from candidature_events v
    where v.candidature_id = p.id and v.to_state <> 'hired'))`

/** How many rows, by their column `reached`, came to each stage or further. */
export const BY_STAGE = sql<number[]>`array[${sql.join(
  STAGES.map((_, at) => sql`count(*) filter (where reached > ${sql.lit(at)})::int`),
)}]`

export async function funnelOf(ctx: Ctx, job_id: string) {
  const { title } = await ctx.db.selectFrom('jobs').select('title').where('id', '=', job_id).executeTakeFirstOrThrow()
  const { rows } = await sql<{ counts: number[] }>`
    with p as materialized (select ${REACHED} as reached from candidatures p where p.job_id = ${job_id})
    select ${BY_STAGE} as counts from p`.execute(ctx.db)
  const { counts } = rows[0]!
  const stages = STAGES.map((key, at) => ({ key, label: FUNNEL[key], count: counts[at]! }))
  return { id: job_id, type: 'job_funnel' as const, attributes: { title, as_of: ctx.now.toISOString(), stages } }
}

export async function funnelPicture(ctx: Ctx, job_id: string) {
  const { title, stages } = (await funnelOf(ctx, job_id)).attributes
  return chartPicture({ title, lead: `Funil até ${formatDate(today(ctx.now))}`, chart: funnelChart(stages) })
}
