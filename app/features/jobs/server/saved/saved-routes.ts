import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/saved.ts'
import { listFits } from '../suggestions/list-fits.ts'
import { suggestJobs } from '../suggestions/suggest-jobs.ts'
import { forgetJob, listSavedJobs, saveJob } from './saved-jobs.ts'
import { cancelSearch, forgetSearch, listSavedSearches, saveSearch, showSearch } from './saved-searches.ts'

export const savedRoutes = serve(wire, {
  saveJob: async (ctx, { params }) => ({
    messages: [`A vaga ${await saveJob(ctx, params.slug)} está entre as suas vagas salvas.`],
  }),
  forgetJob: async (ctx, { params }) => {
    await forgetJob(ctx, params.slug)
    return null
  },
  listSavedJobs: async (ctx, { query }) => {
    const { data, ...totals } = await listSavedJobs(ctx, query)
    return { collection: { data }, ...totals }
  },
  saveSearch: {
    make: (ctx, { body }) => saveSearch(ctx, body.saved_search),
    show: async (ctx, id) =>
      new Reply(await showSearch(ctx, id), { location: `${ctx.configuration.app_origin}/vagas/alertas` }),
  },
  listSavedSearches: async (ctx, { query }) => {
    const { data, ...totals } = await listSavedSearches(ctx, query)
    return { collection: { data }, ...totals }
  },
  forgetSearch: async (ctx, { params }) => {
    await forgetSearch(ctx, params.id)
    return null
  },
  cancelSearch: async (ctx, { params }) => {
    await cancelSearch(ctx, params.token)
    return { messages: ['Pronto: você não recebe mais avisos desta busca.'] }
  },
  suggestJobs: (ctx) => suggestJobs(ctx),
  listFits: (ctx) => listFits(ctx),
})
