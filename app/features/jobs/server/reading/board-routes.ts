import { serve } from '#server/serve.ts'
import * as wire from '../../wire/board.ts'
import { findJobs } from '../search/find-jobs.ts'
import { drawJob } from './draw-job.ts'
import { showPublicJob } from './show-job.ts'
import { studentIn } from './student.ts'
import { viewJob } from './view-job.ts'

export const boardRoutes = serve(wire, {
  listJobs: async (ctx, { query }) => {
    const { data, ...totals } = await findJobs(ctx, query, await studentIn(ctx), query)
    return { collection: { data }, ...totals }
  },
  showJob: async (ctx, { params }) => ({ data: await showPublicJob(ctx, params.slug) }),
  drawJob: (ctx, { params }) => drawJob(ctx, params.slug),
  viewJob: async (ctx, { params }) => {
    await viewJob(ctx, params.slug)
    return null
  },
})
