import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, stale } from '#server/refusal.ts'
import { JOB_MOVES, type JobMove, mayMove } from '../../wire/job-states.ts'
import type { CloseReason } from '../../wire/job-words.ts'
import { lockOwnedJob, type OwnedJob } from '../owned-jobs.ts'
import { editedJob } from './edited-job.ts'
import { moveJob } from './move-job.ts'
import { refuseBlocked, refuseMissing } from './write-job.ts'

type Seen = { lock_version?: number | undefined }

type Said = { reason?: CloseReason; note?: string | null | undefined }

/** Held, and fit for the move: whoever means to resume a paused job does not reopen one that a colleague closed meanwhile. */
const change = (
  ctx: Ctx,
  id: string,
  move: JobMove,
  { lock_version }: Seen,
  said: Said = {},
  judge: (ctx: Ctx, job: OwnedJob) => Promise<void> = async () => {},
) =>
  transaction(ctx, async (ctx) => {
    const job = await lockOwnedJob(ctx, id)
    if (!mayMove(move, job.status)) throw conflict(JOB_MOVES[move].refused, await editedJob(ctx, job))
    if (lock_version !== undefined && lock_version !== job.lock_version) throw stale(await editedJob(ctx, job))
    await judge(ctx, job)
    await moveJob(ctx, job, move, { ...membershipIn(ctx), ...said })
    return id
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
