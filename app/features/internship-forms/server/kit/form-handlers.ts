import type { Ctx } from '#server/context.ts'
import type { Handlers } from '#server/serving/handlers.ts'
import type { formWire } from '../../wire/form-kit.ts'
import { addDocument, saveAnswers } from './answer-form.ts'
import type { FormKind } from './form-kind.ts'
import { findForm } from './form-rows.ts'
import { formOfLink } from './links.ts'
import { identify } from './identify.ts'
import { enterSignedIn, formOfSession } from './enter-form.ts'
import { showForm, showInvite } from './show-form.ts'
import { submitForm } from './submit-form.ts'

/** Of the endpoints of `formWire`, by their names there. */
export function formHandlers(kind: FormKind): Handlers<ReturnType<typeof formWire>> {
  const shown = async (ctx: Ctx, id: string, uuid: string) => showForm(ctx, kind, await findForm(ctx, id), uuid)
  return {
    show: async (ctx, { params: { id } }) => showInvite(ctx, kind, await formOfLink(ctx, kind, id), id),
    login: async (ctx, { params: { id }, body }) => ({
      data: { id, type: 'form_session', attributes: await identify(ctx, kind, id, body) },
    }),
    enter: async (ctx, { params: { id } }) => ({
      data: { id, type: 'form_session', attributes: await enterSignedIn(ctx, kind, id) },
    }),
    open: async (ctx, { params: { id }, body }) =>
      showForm(ctx, kind, await formOfSession(ctx, kind, id, body.session), id),
    answer: {
      make: (ctx, { params, body }) => saveAnswers(ctx, kind, params.id, body),
      show: (ctx, id, { params }) => shown(ctx, id, params.id),
    },
    addDocument: async (ctx, { params, body }) => shown(ctx, await addDocument(ctx, kind, params.id, body), params.id),
    submit: {
      make: (ctx, { params, body }) => submitForm(ctx, kind, params.id, body),
      show: async (ctx, id, { params }) => showInvite(ctx, kind, await findForm(ctx, id), params.id),
    },
  }
}
