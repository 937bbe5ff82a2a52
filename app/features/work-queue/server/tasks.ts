import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listTasks, retryTask } from '../wire.ts'

type Attributes = Answer<typeof retryTask>['data']['attributes']
type Row = Omit<Attributes, 'fault'> & { id: string; last_fault: string | null }

const OPEN = sql`(select id::text as id, name, attempts, run_at, failed_at, last_fault,
  case when failed_at is not null then 'failed' when attempts > 0 then 'retrying' else 'waiting' end as state
  from tasks where done_at is null) t`

function faultOf(last_fault: string | null): string | null {
  if (last_fault === null) return null
  const { fault, code } = JSON.parse(last_fault) as { fault?: string; code?: string }
  return [fault, code].filter(Boolean).join(' ')
}

const resourceOf = ({ id, last_fault, ...attributes }: Row) => ({
  id,
  type: 'task' as const,
  attributes: { ...attributes, fault: faultOf(last_fault) },
})

export async function tasksPage(ctx: Ctx, { page, per_page, state }: Received<typeof listTasks>['query']) {
  const from = sql`${OPEN} where ${state ? sql`state = ${state}` : sql`true`}`
  const { rows } = await sql<Row>`select * from ${from}
    order by array_position(array['failed', 'retrying', 'waiting'], state), run_at, id
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(ctx.db)
  return { collection: { data: rows.map(resourceOf) }, ...totals(counted[0]!.n, per_page) }
}

/** Its tries are counted anew. One that waits for another attempt, as a schedule that was set aside, runs now. */
export async function retry(ctx: Ctx, id: string) {
  if (!/^\d{1,18}$/.test(id)) throw notFound()
  const { numAffectedRows } = await sql`update tasks set failed_at = null, attempts = 0, unanswered = 0,
    run_at = ${ctx.now}, lease = null, leased_until = null
    where id = ${id} and (failed_at is not null or attempts > 0) and lease is null and done_at is null
      and not exists (select from tasks o where o.id <> tasks.id and o.name = tasks.name
        and o.unique_key = tasks.unique_key and o.done_at is null and o.failed_at is null)
    `.execute(ctx.db)
  const { rows } = await sql<Row>`select * from ${OPEN} where id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  if (!numAffectedRows) throw conflict('Esta tarefa já está na fila.')
  ctx.log.info('task asked for again', {
    task: rows[0].name,
    task_id: id,
    operator: (ctx.actor as SignedIn).login_id,
  })
  return { data: resourceOf(rows[0]) }
}
