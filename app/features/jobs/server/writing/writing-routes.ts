import type { Ctx } from '#server/context.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/writing.ts'
import { pageOfOwned } from '../owned-jobs.ts'
import { closeJob, pauseJob, publishJob } from './change-state.ts'
import { editedJob, ownedResource, showOwned as show } from './edited-job.ts'
import { listPartners } from './partners.ts'
import { copyJob, createJob, discardJob, previewJob, updateJob } from './write-job.ts'

const begun = async (ctx: Ctx, id: string) =>
  new Reply(await show(ctx, id), { location: `${ctx.configuration.app_origin}/vagas/minhas/${id}/editar` })

export const writingRoutes = serve(wire, {
  listPartners: (ctx, { query }) => listPartners(ctx, query.q),
  listOwnedJobs: async (ctx, { query }) => {
    const { rows, ...totals } = await pageOfOwned(ctx, query, query)
    return { collection: { data: rows.map(ownedResource) }, ...totals }
  },
  createJob: { make: (ctx, { body }) => createJob(ctx, body.job), show: begun },
  showOwnedJob: (ctx, { params }) => show(ctx, params.id),
  updateJob: { make: (ctx, { params, body }) => updateJob(ctx, params.id, body.job), show },
  previewJob: async (ctx, { params, body }) => editedJob(ctx, await previewJob(ctx, params.id, body.job)),
  publishJob: { make: (ctx, { params, body }) => publishJob(ctx, params.id, body), show },
  pauseJob: { make: (ctx, { params, body }) => pauseJob(ctx, params.id, body), show },
  closeJob: { make: (ctx, { params, body }) => closeJob(ctx, params.id, body.closure, body), show },
  copyJob: { make: (ctx, { params }) => copyJob(ctx, params.id), show: begun },
  discardJob: async (ctx, { params }) => {
    await discardJob(ctx, params.id)
    return null
  },
})
