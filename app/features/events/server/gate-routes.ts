import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import { serve } from '#server/serve.ts'
import { isUuid } from '#server/uuid.ts'
import * as certificates from '../wire/certificates.ts'
import * as gate from '../wire/gate.ts'
import type { Whose } from './certificate/attended.ts'
import { issueCertificate, showCertificate } from './certificate/certificates.ts'
import { printCertificate } from './certificate/print-certificate.ts'
import { checkIn, showCheckIn, undoCheckIn } from './gate/check-in.ts'
import { pageOfPeople, peopleSheet } from './gate/people.ts'
import { showGate } from './gate/show-gate.ts'
import { ownedEvent } from './reading/event-rows.ts'

const owned = (ctx: Ctx, { uuid }: { uuid: string }) => ownedEvent(ctx, uuid)

const mine = ({ actor }: Ctx): Whose => ({ login_id: (actor as SignedIn).login_id })

const print = async (ctx: Ctx, event_id: string, whose: Whose) =>
  printCertificate(ctx, await transaction(ctx, (ctx) => issueCertificate(ctx, event_id, whose)))

/** By the link of a letter; an account that owns the sign-up since has its own. */
async function printByLink(ctx: Ctx, token: string) {
  const row = await ctx.db
    .selectFrom('registrations')
    .select(['event_id', 'login_id', 'email'])
    .where('link_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) throw notFound('Não encontramos essa inscrição. Confira se o link foi copiado por inteiro.')
  const { event_id, login_id, email } = row
  return print(ctx, event_id, login_id === null ? { email } : { login_id })
}

export const certificateRoutes = serve(certificates, {
  checkEventCertificate: (ctx, { params }) => showCertificate(ctx, params.code),
  issueEventCertificate: {
    make: (ctx, { params }) => issueCertificate(ctx, params.uuid, mine(ctx)),
    show: showCertificate,
  },
  printEventCertificate: (ctx, { params }) => print(ctx, params.uuid, mine(ctx)),
  printGuestCertificate: (ctx, { params }) => printByLink(ctx, params.token),
})

export const gateRoutes = serve(gate, {
  showGate: (ctx, { params }) => showGate(ctx, params.uuid),
  checkIn: {
    premise: owned,
    make: (ctx, { params, body }) => checkIn(ctx, params.uuid, body.check_in),
    show: (ctx, id, { body }) => showCheckIn(ctx, id, body.check_in.client_id),
  },
  undoCheckIn: async (ctx, { params }) => {
    await ownedEvent(ctx, params.uuid)
    if (!isUuid(params.id)) throw notFound('Não encontramos essa inscrição neste evento.')
    await undoCheckIn(ctx, params.uuid, params.id)
    return null
  },
  registrationsSheet: (ctx, { params }) => peopleSheet(ctx, params.uuid),
  listRegistrations: (ctx, { params, query }) => pageOfPeople(ctx, params.uuid, query),
})
