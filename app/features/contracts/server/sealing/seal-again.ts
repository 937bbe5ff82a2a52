// A contract that stays 'Selando' because its task was set aside or fails: seen, and freed, by the operation.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import type { Asker } from '../asker.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'
import { SEAL_TASK } from './sealed.ts'

const NOT_SEALING = 'Este contrato não está sendo selado.'
const AT_WORK = 'O documento já está na fila para ser selado.'

type Row = { id: string; attempts: number; failed_at: string | null; last_fault: string | null; leased: boolean }

/** The newest task that is to seal it, if any is left. */
async function sealTask(ctx: Ctx, envelope_id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select id::text as id, attempts, failed_at, last_fault,
      coalesce(leased_until > ${ctx.now}, false) as leased
    from tasks where name = ${SEAL_TASK} and done_at is null and payload ->> 'to' = 'sealing'
      and payload ->> 'envelope_id' = ${envelope_id} order by tasks.id desc limit 1`.execute(ctx.db)
  return rows[0]
}

function reasonOf({ last_fault }: Row): string | null {
  if (last_fault === null) return null
  const { fault, code } = JSON.parse(last_fault) as { fault?: string; code?: string }
  if (fault === 'ended its process') return 'o servidor parou três vezes enquanto selava'
  return [fault, code].filter(Boolean).join(' ')
}

/** For the operation alone: why the seal is late. */
export async function lateSealOf(ctx: Ctx, { id, state }: Envelope, { party }: Asker) {
  if (state !== 'sealing' || party !== 'walljobs') return null
  const task = await sealTask(ctx, id)
  const stopped = !task || task.failed_at !== null
  if (!stopped && task.last_fault === null) return null
  return { stopped, tries: task?.attempts ?? 0, reason: task ? reasonOf(task) : null }
}

export async function sealAgain(ctx: Ctx, id: string): Promise<string> {
  const { state } = await findEnvelope(ctx, id)
  if (state !== 'sealing') throw conflict(NOT_SEALING)
  await transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('envelopes').select('id').where('id', '=', id).forUpdate().execute()
    const task = await sealTask(ctx, id)
    if (!task) return enqueue(ctx, { name: SEAL_TASK }, { envelope_id: id, to: 'sealing' })
    if (task.leased || (task.failed_at === null && task.attempts === 0)) throw conflict(AT_WORK)
    await sql`update tasks set failed_at = null, last_fault = null, attempts = 0, unanswered = 0,
      run_at = ${ctx.now}, lease = null, leased_until = null where id = ${task.id} and done_at is null`.execute(ctx.db)
    ctx.tasks.wake()
  })
  ctx.log.info('seal asked for again', { envelope_id: id })
  return id
}
