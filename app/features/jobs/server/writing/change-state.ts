import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { JOB_MOVES, type JobMove, mayMove } from '../../wire/job-states.ts'
import { type CloseReason, JOB_STATUSES } from '../../wire/job-words.ts'
import { lockOwnedJob, type OwnedJob } from '../owned-jobs.ts'
import { JobConflict, moveJob } from './move-job.ts'
import { refuseBlocked, refuseMissing } from './write-job.ts'

type Seen = { lock_version?: number | undefined }

type Said = { reason?: CloseReason; note?: string | null | undefined }

/** The same again, by who did it: after an answer that was lost it is done, and nobody else's. */
async function isSentAgain(ctx: Ctx, job: OwnedJob, move: JobMove, { lock_version }: Seen, { reason, note }: Said) {
  if (lock_version === undefined || job.lock_version !== lock_version + 1 || job.status !== JOB_MOVES[move].to)
    return false
  const last = await ctx.db
    .selectFrom('job_transitions')
    .select(['to_status', 'manager_id', 'reason', 'note'])
    .where('job_id', '=', job.id)
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    last?.to_status === job.status &&
    last.manager_id === membershipIn(ctx).manager_id &&
    last.reason === (reason ?? null) &&
    last.note === (note?.trim() || null)
  )
}

/** Held, and fit for the move: whoever means to resume a paused job does not reopen one that a colleague closed meanwhile. */
const change = (
  ctx: Ctx,
  id: string,
  move: JobMove,
  seen: Seen,
  said: Said = {},
  judge: (ctx: Ctx, job: OwnedJob) => Promise<void> = async () => {},
) =>
  transaction(ctx, async (ctx) => {
    const job = await lockOwnedJob(ctx, id)
    if (await isSentAgain(ctx, job, move, seen, said)) return
    if (!mayMove(move, job.status)) throw new JobConflict(JOB_MOVES[move].refused)
    if (seen.lock_version !== undefined && seen.lock_version !== job.lock_version)
      throw new JobConflict(
        `Outra pessoa mudou esta vaga enquanto você olhava. Situação agora: ${JOB_STATUSES[job.status]}. Confira e tente de novo.`,
      )
    await judge(ctx, job)
    await moveJob(ctx, job, move, { ...membershipIn(ctx), ...said })
  })

/** A draft, a paused or a closed job goes on air, if all that a reader needs is there. */
export const publishJob = (ctx: Ctx, id: string, seen: Seen = {}) =>
  change(ctx, id, 'publish', seen, {}, async (ctx, job) => {
    await refuseBlocked(ctx, job.company_id)
    refuseMissing(job, ctx.now)
  })

export const pauseJob = (ctx: Ctx, id: string, seen: Seen = {}) => change(ctx, id, 'pause', seen)

export const closeJob = (ctx: Ctx, id: string, said: Said & { reason: CloseReason }, seen: Seen = {}) =>
  change(ctx, id, 'close', seen, said)
