import { serve } from '#server/serve.ts'
import * as wire from '../../wire/updates/update-invites.ts'
import { formHandlers } from '../kit/form-handlers.ts'
import { showSentInvite } from '../kit/sent-invites.ts'
import { beginOwnUpdate, inviteToUpdate } from './invite-to-update.ts'
import { update } from './update-kind.ts'

const of = formHandlers(update)

export const updateRoutes = serve(wire, {
  inviteToUpdate: {
    make: (ctx, { body }) => inviteToUpdate(ctx, body.invite),
    show: (ctx, id) => showSentInvite(ctx, id),
  },
  beginOwnUpdate: (ctx, { body }) => beginOwnUpdate(ctx, body.internship_id),
  showUpdateInvite: of.show,
  logInToUpdate: of.login,
  enterUpdate: of.enter,
  openUpdate: of.open,
  answerUpdate: of.answer,
  addUpdateDocument: of.addDocument,
  submitUpdate: of.submit,
})
