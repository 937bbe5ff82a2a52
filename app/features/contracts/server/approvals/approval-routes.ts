import { serve } from '#server/serve.ts'
import * as wire from '../../wire/approvals.ts'
import { approveMany } from './approve-many.ts'
import { askerOf } from '../asker.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { listApprovals } from './list-approvals.ts'
import { reviewEnvelope } from './review-envelope.ts'
import { endSubstitution, listSubstitutes, nameSubstitute, showSubstitute, substituteOptions } from './substitutes.ts'

export const approvalRoutes = serve(wire, {
  listApprovals: (ctx, { query }) => listApprovals(ctx, query),
  approveContracts: (ctx, { body }) => approveMany(ctx, body),
  reviewEnvelope: async (ctx, { params }) => {
    const envelope = await findEnvelope(ctx, params.id)
    await askerOf(ctx, envelope)
    return reviewEnvelope(ctx, envelope)
  },
  listSubstitutes: (ctx) => listSubstitutes(ctx),
  listSubstituteOptions: (ctx, { query }) => substituteOptions(ctx, query.q),
  nameSubstitute: { make: (ctx, { body }) => nameSubstitute(ctx, body.substitute), show: showSubstitute },
  endSubstitution: async (ctx, { params }) => {
    await endSubstitution(ctx, params.id)
    return null
  },
})
