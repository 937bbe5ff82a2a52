import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { judge, listClaims, listCompanies, settle, showCompany, showOverview } from './operator.ts'
import { approve, listOptions, listProposals, merge, refuse } from './proposals.ts'
import { listQueue } from './queue.ts'
import { searchAll } from './search-all.ts'
import { setAsideListeners } from './set-aside-letters.ts'

const routes = serve(wire, {
  showOverview,
  listQueue: (ctx, { query }) => listQueue(ctx, query),
  searchAll: async (ctx, { query }) => searchAll(ctx, query.q),
  listCompanies: (ctx, { query }) => listCompanies(ctx, query),
  showCompany: (ctx, { params }) => showCompany(ctx, params.id),
  judgeCompany: (ctx, { params, body }) => judge(ctx, params.id, body),
  listClaims: (ctx, { query }) => listClaims(ctx, query),
  settleClaim: (ctx, { params, body }) => settle(ctx, params.id, body),
  listProposals: (ctx, { query }) => listProposals(ctx, query),
  listProposalOptions: (ctx, { params, query }) => listOptions(ctx, params.list, query.q),
  approveProposal: (ctx, { params, body }) => approve(ctx, params, body.name),
  mergeProposal: (ctx, { params, body }) => merge(ctx, params, body.into),
  refuseProposal: (ctx, { params }) => refuse(ctx, params),
})

export const feature = { name: 'operator', wire, routes, listeners: setAsideListeners } satisfies Feature
