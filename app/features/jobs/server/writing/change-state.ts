import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import type { CloseReason } from '../../wire/job-words.ts'
import { lockOwnedJob } from '../owned-jobs.ts'
import { moveJob } from './move-job.ts'

type Seen = { lock_version?: number | undefined }
type Said = { reason: CloseReason; note?: string | null | undefined }

/** A draft, a paused or a closed job goes on air, if all that a reader needs is there. */
export const publishJob = (ctx: Ctx, id: string, seen: Seen = {}) =>
  transaction(ctx, async (ctx) => {
    await moveJob(ctx, 'publish', await lockOwnedJob(ctx, id), { ...membershipIn(ctx), ...seen })
    return id
  })

export const pauseJob = (ctx: Ctx, id: string, seen: Seen = {}) =>
  transaction(ctx, async (ctx) => {
    await moveJob(ctx, 'pause', await lockOwnedJob(ctx, id), { ...membershipIn(ctx), ...seen })
    return id
  })

export const closeJob = (ctx: Ctx, id: string, said: Said, seen: Seen = {}) =>
  transaction(ctx, async (ctx) => {
    await moveJob(ctx, 'close', await lockOwnedJob(ctx, id), { ...membershipIn(ctx), ...said, ...seen })
    return id
  })
