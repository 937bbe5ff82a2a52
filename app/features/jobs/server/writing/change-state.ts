import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { JOB_MOVES, type JobMove, mayMove } from '../../wire/job-states.ts'
import { type CloseReason, JOB_STATUSES } from '../../wire/job-words.ts'
import { lockOwnedJob, type OwnedJob } from '../owned-jobs.ts'
import { JobConflict, moveJob } from './move-job.ts'
import { refuseBlocked, refuseMissing } from './write-job.ts'

type Seen = { lock_version?: number | undefined }

/** Held, and fit for the move: whoever means to resume a paused job does not reopen one that a colleague closed meanwhile. */
async function lockedFor(ctx: Ctx, move: JobMove, id: string, { lock_version }: Seen): Promise<OwnedJob> {
  const job = await lockOwnedJob(ctx, id)
  if (!mayMove(move, job.status)) throw new JobConflict(JOB_MOVES[move].refused)
  if (lock_version !== undefined && lock_version !== job.lock_version) throw new JobConflict(`Outra pessoa mudou esta vaga enquanto você olhava. Situação agora: ${JOB_STATUSES[job.status]}. Confira e tente de novo.`)
  return job
}

/** A draft, a paused or a closed job goes on air, if all that a reader needs is there. */
export const publishJob = (ctx: Ctx, id: string, seen: Seen = {}) =>
  transaction(ctx, async (ctx) => {
    const job = await lockedFor(ctx, 'publish', id, seen)
    await refuseBlocked(ctx, job.company_id)
    refuseMissing(job, ctx.now)
    await moveJob(ctx, job, 'publish', membershipIn(ctx))
  })

export const pauseJob = (ctx: Ctx, id: string, seen: Seen = {}) => transaction(ctx, async (ctx) => moveJob(ctx, await lockedFor(ctx, 'pause', id, seen), 'pause', membershipIn(ctx)))

export const closeJob = (ctx: Ctx, id: string, { reason, note }: { reason: CloseReason; note?: string | null | undefined }, seen: Seen = {}) =>
  transaction(ctx, async (ctx) => moveJob(ctx, await lockedFor(ctx, 'close', id, seen), 'close', { ...membershipIn(ctx), reason, note }))
