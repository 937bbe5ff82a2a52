import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { JOB_MOVES, mayMove } from '../../wire/job-states.ts'
import type { CloseReason } from '../../wire/job-words.ts'
import { lockOwnedJob } from '../owned-jobs.ts'
import { JobConflict, moveJob } from './move-job.ts'
import { refuseBlocked, refuseMissing } from './write-job.ts'

/** A draft, a paused or a closed job goes on air, if all that a reader needs is there. */
export const publishJob = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const job = await lockOwnedJob(ctx, id)
    if (!mayMove('publish', job.status)) throw new JobConflict(JOB_MOVES.publish.refused)
    await refuseBlocked(ctx, job.company_id)
    refuseMissing(job, ctx.now)
    await moveJob(ctx, job, 'publish', membershipIn(ctx))
  })

export const pauseJob = (ctx: Ctx, id: string) => transaction(ctx, async (ctx) => moveJob(ctx, await lockOwnedJob(ctx, id), 'pause', membershipIn(ctx)))

export const closeJob = (ctx: Ctx, id: string, { reason, note }: { reason: CloseReason; note?: string | null | undefined }) =>
  transaction(ctx, async (ctx) => moveJob(ctx, await lockOwnedJob(ctx, id), 'close', { ...membershipIn(ctx), reason, note }))
