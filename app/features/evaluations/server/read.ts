import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listOwnedEvaluations } from '../wire/evaluations.ts'
import { askerOf, visible, visibleEvaluation } from './asker.ts'
import { evaluationRows, FROM } from './rows.ts'
import { evaluationResource } from './serializer.ts'

const DONE = sql`(e.answered_at is not null or e.paper_at is not null)`

/** What waits comes first, by its due day; then what was said last. */
export async function listEvaluations(
  ctx: Ctx,
  { page, per_page, which, author, internship_id }: Received<typeof listOwnedEvaluations>['query'],
): Promise<Answer<typeof listOwnedEvaluations>> {
  const asker = await askerOf(ctx)
  const where = sql`${visible(asker)}
    and ${which === undefined ? sql`true` : which === 'done' ? DONE : sql`not ${DONE}`}
    and ${author ? sql`e.author = ${author}` : sql`true`}
    and ${internship_id ? sql`e.internship_id = ${internship_id}` : sql`true`}`
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const order = sql`order by ${DONE}, case when ${DONE} then null else e.due_on end, e.opened_on desc, e.id
    limit ${per_page} offset ${offset}`
  const rows = await evaluationRows(ctx, where, order)
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(ctx.db)
  return {
    collection: { data: rows.map((row) => evaluationResource(ctx, asker, row)) },
    ...totals(counted.rows[0]!.n, per_page),
  }
}

export async function showEvaluation(ctx: Ctx, id: string) {
  const asker = await askerOf(ctx)
  return { data: evaluationResource(ctx, asker, await visibleEvaluation(ctx, asker, id)) }
}
