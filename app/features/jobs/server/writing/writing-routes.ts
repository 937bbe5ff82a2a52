import type { Ctx } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/writing.ts'
import { findOwnedJob, pageOfOwned } from '../owned-jobs.ts'
import { closeJob, pauseJob, publishJob } from './change-state.ts'
import { editedResource, ownedResource } from './edited-job.ts'
import { JobConflict } from './move-job.ts'
import { listPartners } from './partners.ts'
import { copyJob, createJob, discardJob, previewJob, updateJob } from './write-job.ts'

const show = async (ctx: Ctx, id: string) => ({ data: await editedResource(ctx, await findOwnedJob(ctx, id)) })

/** After a change the job as it stands; what it stood in the way of reads the same beside the refusal. */
const changed = async (ctx: Ctx, id: string, change: Promise<unknown>) => {
  await change.catch(async (error: unknown) => {
    throw error instanceof JobConflict
      ? new Refusal(409, { messages: [error.message], ...(await show(ctx, id)) })
      : error
  })
  return show(ctx, id)
}

const begun = async (ctx: Ctx, id: string) =>
  new Reply(await show(ctx, id), { location: `${ctx.configuration.app_origin}/vagas/minhas/${id}/editar` })

export const writingRoutes = serve(wire, {
  listPartners: (ctx, { query }) => listPartners(ctx, query.q),
  listOwnedJobs: async (ctx, { query }) => {
    const { rows, ...totals } = await pageOfOwned(ctx, query, query)
    return { collection: { data: rows.map(ownedResource) }, ...totals }
  },
  createJob: async (ctx, { body }) => begun(ctx, await createJob(ctx, body.job)),
  showOwnedJob: (ctx, { params }) => show(ctx, params.id),
  updateJob: (ctx, { params, body }) => changed(ctx, params.id, updateJob(ctx, params.id, body.job)),
  previewJob: async (ctx, { params, body }) => ({
    data: await editedResource(ctx, await previewJob(ctx, params.id, body.job)),
  }),
  publishJob: (ctx, { params, body }) => changed(ctx, params.id, publishJob(ctx, params.id, body)),
  pauseJob: (ctx, { params, body }) => changed(ctx, params.id, pauseJob(ctx, params.id, body)),
  closeJob: (ctx, { params, body }) => changed(ctx, params.id, closeJob(ctx, params.id, body.closure, body)),
  copyJob: async (ctx, { params }) => begun(ctx, await copyJob(ctx, params.id)),
  discardJob: async (ctx, { params }) => {
    await discardJob(ctx, params.id)
    return null
  },
})
