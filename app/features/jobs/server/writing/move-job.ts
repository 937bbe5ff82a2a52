import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { JOB_MOVES, type JobMove, mayMove } from '../../wire/job-states.ts'
import type { CloseReason, JobStatus } from '../../wire/job-words.ts'
import { forgetNews } from '../search/news.ts'
import { writeSearch } from '../search/write-search.ts'
import { forgetOutOfReach } from './out-of-reach.ts'

export const jobPublished = announcement<{ job_id: string }>('job published')
export const jobPaused = announcement<{ job_id: string }>('job paused')
export const jobClosed = announcement<{ job_id: string; reason: CloseReason }>('job closed')

/** One that was asked before and waited for its turn comes after what went first. */
const turnOf = async (ctx: Ctx, job_id: string) => {
  const { last } = await ctx.db
    .selectFrom('job_transitions')
    .select((e) => e.fn.max('happened_at').as('last'))
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow()
  return new Date(Math.max(ctx.now.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString()
}

type Moving = { id: string; status: JobStatus; published_at: string | null }
type Said = { manager_id?: string; reason?: CloseReason; note?: string | null | undefined }

/** The one way from a state to another. The caller holds the row. */
export async function moveJob(
  ctx: Ctx,
  { id, status, published_at }: Moving,
  move: JobMove,
  { manager_id, reason, note }: Said,
) {
  const { to, refused } = JOB_MOVES[move]
  if (!mayMove(move, status)) throw conflict(refused)
  const now = ctx.now.toISOString()
  const closing = to === 'closed'
  // A pause does not make a job new again; reopening does.
  const anew = move === 'publish' && status !== 'paused'
  await ctx.db
    .updateTable('jobs')
    .set({
      status: to,
      published_at: anew ? now : published_at,
      // By the calendar at its very date, however late that is noticed: answers are promised from there.
      closed_at: closing ? sql<string>`least(closes_at, ${now}::timestamptz)` : null,
      close_reason: closing ? (reason ?? 'other') : null,
      close_note: closing ? note?.trim() || null : null,
      updated_at: now,
    })
    .set((e) => ({ lock_version: e('lock_version', '+', 1), ...(move === 'publish' && { reminded_at: null }) }))
    .where('id', '=', id)
    .execute()
  await ctx.db
    .insertInto('job_transitions')
    .values({
      id: uuid(ctx.now.getTime()),
      job_id: id,
      from_status: status,
      to_status: to,
      manager_id: manager_id ?? null,
      reason: reason ?? null,
      note: note?.trim() || null,
      happened_at: await turnOf(ctx, id),
    })
    .execute()
  if (anew) await forgetNews(ctx, id)
  await forgetOutOfReach(ctx, id)
  await writeSearch(ctx, id)
  if (to === 'published') await announce(ctx, jobPublished, { job_id: id })
  else if (to === 'paused') await announce(ctx, jobPaused, { job_id: id })
  else await announce(ctx, jobClosed, { job_id: id, reason: reason ?? 'other' })
}
