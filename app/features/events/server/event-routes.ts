import { type RawBuilder, sql } from 'kysely'
import { classHours } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import { serve } from '#server/serve.ts'
import { isUuid } from '#server/uuid.ts'
import * as wire from '../wire/events.ts'
import * as registrations from '../wire/registrations.ts'
import { ownedEvent } from './reading/event-rows.ts'
import { pageOfEvents, pageOfOwned, pageOfOwnRegistrations } from './reading/lists.ts'
import { registrationRows } from './reading/registration-rows.ts'
import { showOwned, showPublic } from './reading/show-event.ts'
import { registrationResource } from './reading/show-registration.ts'
import { showClashes } from './reading/show-clashes.ts'
import { showSignUp, type SignedUp } from './reading/show-sign-up.ts'
import { accept, giveUp, ownById, prove } from './seats/answer.ts'
import { signUp } from './seats/sign-up.ts'
import { whoSignsUp } from './seats/who-signs-up.ts'
import { cancelEvent, publishEvent } from './writing/publish.ts'
import { createEvent, updateEvent } from './writing/write-event.ts'

const owned = (ctx: Ctx, { uuid }: { uuid: string }) => ownedEvent(ctx, uuid)
const show = (ctx: Ctx, id: string) => found(ctx, sql`id = ${id}`)

/** Of the asker's own, by its id; of a guest, by the link's token. */
const own = (ctx: Ctx, id: string) => {
  if (!isUuid(id)) throw notFound('Não encontramos essa inscrição.')
  return ownById(ctx, id)
}
const byLink = (token: string) => sql`link_hash = ${hashToken(token)}`

async function found(ctx: Ctx, where: RawBuilder<unknown>) {
  const [row] = await registrationRows(ctx, sql`r.id = (select id from registrations where ${where})`)
  if (!row) throw notFound('Não encontramos essa inscrição. Confira se o link foi copiado por inteiro.')
  // Of whoever asks signed in; a link tells nothing of a profile.
  const { actor } = ctx
  const classes = actor.user_type === 'User' ? await classHours(ctx, actor.login_id) : []
  return { data: registrationResource(ctx, row, row.login_id ? classes : []) }
}

/** Before the addresses of events: 'registrations' is no event's id. */
const registrationRoutes = serve(registrations, {
  listOwnRegistrations: (ctx, { query }) => pageOfOwnRegistrations(ctx, query),
  showOwnRegistration: (ctx, { params }) => found(ctx, own(ctx, params.id)),
  listClashes: (ctx, { params }) => showClashes(ctx, params.uuid),
  acceptSeat: { make: (ctx, { params }) => accept(ctx, own(ctx, params.id)), show },
  cancelRegistration: async (ctx, { params }) => show(ctx, await giveUp(ctx, own(ctx, params.id))),
  showGuestRegistration: (ctx, { params }) => found(ctx, byLink(params.token)),
  proveRegistration: { make: (ctx, { params }) => prove(ctx, byLink(params.token)), show },
  acceptGuestSeat: { make: (ctx, { params }) => accept(ctx, byLink(params.token)), show },
  cancelGuestRegistration: async (ctx, { params }) => show(ctx, await giveUp(ctx, byLink(params.token))),
  signUpForEvent: {
    premise: (ctx, { uuid }) => showPublic(ctx, uuid),
    prepare: async (ctx, { params, body }) => {
      const who = await whoSignsUp(ctx, body.registration)
      return (ctx) => signUp(ctx, params.uuid, who, body.registration)
    },
    show: (ctx, id, { body }, told) => (told as SignedUp | undefined) ?? showSignUp(ctx, id, body.registration),
  },
})

const eventRoutes = serve(wire, {
  listEvents: (ctx, { query }) => pageOfEvents(ctx, query),
  listOwnedEvents: (ctx, { query }) => pageOfOwned(ctx, query),
  createEvent: { make: (ctx, { body }) => createEvent(ctx, body.event), show: showOwned },
  showEvent: (ctx, { params }) => showPublic(ctx, params.uuid),
  showOwnedEvent: (ctx, { params }) => showOwned(ctx, params.uuid),
  updateEvent: {
    premise: owned,
    make: (ctx, { params, body }) => updateEvent(ctx, params.uuid, body.event),
    show: showOwned,
  },
  publishEvent: { premise: owned, make: (ctx, { params }) => publishEvent(ctx, params.uuid), show: showOwned },
  cancelEvent: {
    premise: owned,
    make: (ctx, { params, body }) => cancelEvent(ctx, params.uuid, body.cancellation.reason),
    show: showOwned,
  },
})

export const routes = [...registrationRoutes, ...eventRoutes]
