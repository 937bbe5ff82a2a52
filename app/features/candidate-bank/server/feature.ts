import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import type { Task } from '#server/tasks/task.ts'
import * as bank from '../wire/bank.ts'
import * as invitations from '../wire/invitations.ts'
import * as kept from '../wire/kept.ts'
import * as visibility from '../wire/visibility.ts'
import { findOwnedJob } from '#features/jobs/server/jobs.ts'
import { choosePreSelection } from '#features/candidates/server/candidates.ts'
import { bankListeners, bankTasks, following } from './bank-tasks.ts'
import { invite, showSent } from './invitations/invite.ts'
import { decline, invitationNews, pageOfInvitations } from './invitations/own-invitations.ts'
import { addList, keep, pageOfLists, removeList } from './kept/lists.ts'
import { pageOfSearches, removeSearch, saveSearch } from './kept/searches.ts'
import { facetsOf } from './search/facets.ts'
import { blockRoot, pageOfBlocks, unblock } from './own/blocks.ts'
import { renewalTasks } from './own/renewal.ts'
import { visibilityOf } from './own/visibility.ts'
import { findPeople } from './search/find-people.ts'
import { showPerson } from './show-person.ts'

// Facets stand before the profile: /candidates/facets is nobody's id.
const searching = serve(bank, {
  showFacets: (ctx, { query }) => facetsOf(ctx, query),
  listCandidates: (ctx, { query }) => findPeople(ctx, query),
  showCandidate: (ctx, { params, query }) => showPerson(ctx, params.id, query.job_id),
})

const keeping = serve(kept, {
  listCandidateLists: (ctx, { query }) => pageOfLists(ctx, query),
  addCandidateList: (ctx, { body }) => addList(ctx, body.candidate_list.name),
  removeCandidateList: async (ctx, { params }) => {
    await removeList(ctx, params.id)
    return null
  },
  keepCandidate: (ctx, { params, body }) => keep(ctx, { ...params, kept: body.kept }),
  listCandidateSearches: (ctx, { query }) => pageOfSearches(ctx, query),
  saveCandidateSearch: (ctx, { body }) => saveSearch(ctx, body.candidate_search),
  removeCandidateSearch: async (ctx, { params }) => {
    await removeSearch(ctx, params.id)
    return null
  },
})

const inviting = serve(invitations, {
  inviteCandidate: {
    premise: (ctx, { id }) => findOwnedJob(ctx, id),
    make: (ctx, { params, body }) => invite(ctx, params.id, body.invitation),
    show: showSent,
  },
  listInvitations: (ctx, { query }) => pageOfInvitations(ctx, query),
  declineInvitation: (ctx, { params }) => decline(ctx, params.id),
})

const being_found = serve(visibility, {
  showVisibility: (ctx) => visibilityOf(ctx),
  chooseVisibility: async (ctx, { body }) => {
    await choosePreSelection(ctx, body.visibility.visible)
    return visibilityOf(ctx)
  },
  listBlocks: (ctx, { query }) => pageOfBlocks(ctx, query),
  blockCompany: (ctx, { body }) => blockRoot(ctx, body.blocked_company.cnpj),
  unblockCompany: async (ctx, { params }) => {
    await unblock(ctx, params.id)
    return null
  },
})

export const feature = {
  name: 'candidate-bank',
  wire: { ...bank, ...kept, ...invitations, ...visibility },
  routes: [...searching, ...keeping, ...inviting, ...being_found],
  tasks: [...bankTasks, ...renewalTasks] as Task<never>[],
  listeners: bankListeners,
  answers: following,
  news: invitationNews,
} satisfies Feature
