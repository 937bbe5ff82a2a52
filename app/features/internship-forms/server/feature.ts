import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as admissions from '../wire/admission.ts'
import * as dataForms from '../wire/data/data-forms.ts'
import * as updates from '../wire/updates/update-invites.ts'
import * as invites from '../wire/form-invites.ts'
import * as ownInvites from '../wire/own-invites.ts'
import { dataRoutes } from './data/data-routes.ts'
import { updateRoutes } from './updates/update-routes.ts'
import { admission } from './admission/admission-kind.ts'
import { inviteToAdmission } from './internship-forms.ts'
import { formHandlers } from './kit/form-handlers.ts'
import { sendInviteAgain, withdrawInvite } from './kit/change-invite.ts'
import { listOwnInvites, openOwnInvite } from './kit/own-invites.ts'
import { remindInvited } from './kit/remind.ts'
import { listInvites, showSentInvite } from './kit/sent-invites.ts'

const { show, login, enter, open, answer, addDocument, submit } = formHandlers(admission)

export const feature = {
  name: 'internship-forms',
  wire: { ...invites, ...ownInvites, ...admissions, ...updates, ...dataForms },
  routes: [
    ...updateRoutes,
    ...dataRoutes,
    ...serve(invites, {
      listInvites: (ctx, { query }) => listInvites(ctx, query),
      sendInviteAgain: {
        make: (ctx, { params, body }) => sendInviteAgain(ctx, params.id, body),
        show: (ctx, id) => showSentInvite(ctx, id),
      },
      withdrawInvite: (ctx, { params }) => withdrawInvite(ctx, params.id),
    }),
    ...serve(ownInvites, {
      listOwnInvites: (ctx, { query }) => listOwnInvites(ctx, query),
      openOwnInvite: (ctx, { params }) => openOwnInvite(ctx, params.id),
    }),
    ...serve(admissions, {
      inviteToAdmission: {
        make: (ctx, { body }) => inviteToAdmission(ctx, body.invite),
        show: (ctx, id) => showSentInvite(ctx, id),
      },
      showAdmission: show,
      logInToAdmission: login,
      enterAdmission: enter,
      openAdmission: open,
      answerAdmission: answer,
      addAdmissionDocument: addDocument,
      submitAdmission: submit,
    }),
  ],
  tasks: [remindInvited] as never,
} satisfies Feature
