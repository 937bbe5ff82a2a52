import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import { totals } from '#server/totals.ts'
import * as wire from '../wire/interviews.ts'
import * as invites from '../wire/invites.ts'
import { confirm, refuse, reschedule } from './answer.ts'
import { accept, cancel, change, dismiss } from './change.ts'
import { pageOfInterviews, pageOfInvites } from './lists/page-of.ts'
import { offer } from './offer.ts'
import { possibleInterviewers } from './people.ts'
import { interviewRows } from './rows.ts'
import { giveScorecardTo } from './scorecards.ts'
import { interviewResource, inviteResource } from './show.ts'
import { ownedInterview, ownInvite, seenInterview } from './visible.ts'

const showInvite = async (ctx: Ctx, id: string) => ({ data: await inviteResource(ctx, await ownInvite(ctx, id)) })
const showInterview = async (ctx: Ctx, id: string) => ({
  data: await interviewResource(ctx, await seenInterview(ctx, id)),
})
const own = (ctx: Ctx, { id }: { id: string }) => ownInvite(ctx, id)
const owned = (ctx: Ctx, { id }: { id: string }) => ownedInterview(ctx, id)

async function showOffer(ctx: Ctx, offer_id: string) {
  const data = []
  for (const row of await interviewRows(ctx, sql`i.offer_id = ${offer_id}`))
    data.push(await interviewResource(ctx, row))
  return { collection: { data }, ...totals(data.length, Math.max(data.length, 1)) }
}

const inviteRoutes = serve(invites, {
  listInvites: (ctx, { query }) => pageOfInvites(ctx, query),
  showInvite: (ctx, { params }) => showInvite(ctx, params.id),
  confirmInvite: {
    premise: own,
    make: (ctx, { params, body }) => confirm(ctx, params.id, body.confirmation.slot_id),
    show: showInvite,
  },
  refuseInvite: {
    premise: own,
    make: (ctx, { params, body }) => refuse(ctx, params.id, body.refusal.reason),
    show: showInvite,
  },
  rescheduleInvite: {
    premise: own,
    make: (ctx, { params, body }) => reschedule(ctx, params.id, body.rescheduling),
    show: showInvite,
  },
})

const interviewRoutes = serve(wire, {
  offerInterviews: { make: (ctx, { body }) => offer(ctx, body.interview), show: showOffer },
  listOwnedInterviews: (ctx, { query }) => pageOfInterviews(ctx, query),
  listInterviewers: async (ctx) => ({
    data: (await possibleInterviewers(ctx)).map(({ manager_id, name }) => ({
      value: manager_id,
      label: name,
    })),
  }),
  showInterview: (ctx, { params }) => showInterview(ctx, params.id),
  changeInterview: {
    premise: owned,
    make: (ctx, { params, body }) => change(ctx, params.id, body.interview),
    show: showInterview,
  },
  cancelInterview: {
    premise: owned,
    make: (ctx, { params, body }) => cancel(ctx, params.id, body.cancellation.reason),
    show: showInterview,
  },
  acceptProposal: {
    premise: owned,
    make: (ctx, { params, body }) => accept(ctx, params.id, body.acceptance.proposal_id),
    show: showInterview,
  },
  dismissProposals: {
    premise: owned,
    make: (ctx, { params, body }) => dismiss(ctx, params.id, body.dismissal.reason),
    show: showInterview,
  },
  giveScorecard: {
    premise: (ctx, { id }) => seenInterview(ctx, id),
    make: (ctx, { params, body }) => giveScorecardTo(ctx, params.id, body.scorecard),
    show: showInterview,
  },
})

export const agendaRoutes = [...inviteRoutes, ...interviewRoutes]
