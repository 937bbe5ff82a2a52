import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { judge, listClaims, listCompanies, settle, showCompany, showOverview } from './operator.ts'
import { approve, listOptions, listProposals, merge, refuse } from './proposals.ts'

export const routes = [
  serve(wire.showOverview, showOverview),
  serve(wire.listCompanies, (ctx, { query }) => listCompanies(ctx, query)),
  serve(wire.showCompany, (ctx, { params }) => showCompany(ctx, params.id)),
  serve(wire.judgeCompany, (ctx, { params, body }) => judge(ctx, params.id, body)),
  serve(wire.listClaims, (ctx, { query }) => listClaims(ctx, query)),
  serve(wire.settleClaim, (ctx, { params, body }) => settle(ctx, params.id, body)),
  serve(wire.listProposals, (ctx, { query }) => listProposals(ctx, query)),
  serve(wire.listProposalOptions, (ctx, { params, query }) => listOptions(ctx, params.list, query.q)),
  serve(wire.approveProposal, (ctx, { params, body }) => approve(ctx, params, body.name)),
  serve(wire.mergeProposal, (ctx, { params, body }) => merge(ctx, params, body.into)),
  serve(wire.refuseProposal, (ctx, { params }) => refuse(ctx, params)),
]
