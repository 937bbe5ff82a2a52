// Behind the code: the document as text, who may sign it in which roles, and what changed since they last did.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { DESK } from '#server/mailed/codes.ts'
import { mailedSession } from '#server/mailed/sessions.ts'
import { conflict, notFound } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { bareEmail } from '#wire/person/email.ts'
import type * as wire from '../../wire/signing.ts'
import type { Asker } from '../asker.ts'
import { factsOf } from '../detail/facts.ts'
import { differencesOf, signedBefore } from '../detail/versions.ts'
import { internshipOf } from '../envelope-context.ts'
import { type Envelope, type EnvelopeStep, lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'
import { asked, roleOf } from './asked.ts'
import { proveCode } from './codes.ts'
import { CONSENT } from './consent.ts'
import { delegatesFor, mayDelegate } from './delegates.ts'
import { NOT_NOW, refuseOthers } from './invite.ts'
import { stepOfLink } from './links.ts'
import { turnsOf } from './same-person.ts'
import { openSession } from './sessions.ts'
import { asWaited, envelopeOfStep, type Waited, waitedFor, type Which } from './waited-for.ts'

const NOT_YOURS = 'Este documento não espera por este endereço.'
const UNREADABLE = 'Este documento ainda não pode ser lido aqui.'

/** The address may have been mended, or the step passed on, since the code was proven. */
async function refuseMoved(ctx: Ctx, held: Envelope, { id, person_email }: EnvelopeStep, { token }: Which) {
  const step = held.steps.find((one) => one.id === id)
  if (!step || step.person_email !== person_email) throw conflict(NOT_NOW)
  refuseOthers(held, step)
  if (token) await stepOfLink(ctx, token)
}

/** 'Delivered' is written once, and only by who proved who they are. In a transaction. */
export async function recordOpened(ctx: Ctx, envelope: Envelope, step: EnvelopeStep, { name, party }: Asker) {
  const { numUpdatedRows } = await ctx.db
    .updateTable('envelope_steps')
    .set({ opened_at: ctx.now.toISOString() })
    .where('id', '=', step.id)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const told = { version: envelope.current.number, step_id: step.id, from_state: envelope.state }
  await writeHistory(ctx, envelope.id, { event: 'open', ...told, to_state: envelope.state, facts: { name, party } })
}

const markOpened = (ctx: Ctx, { envelope, step, asker, by }: Waited, which: Which) =>
  transaction(ctx, async (ctx) => {
    await refuseMoved(ctx, await lockEnvelope(ctx, envelope.id), step, which)
    await recordOpened(ctx, envelope, step, asker)
    return openSession(ctx, { step_id: step.id, by_login: by === 'login' })
  })

const changesFor = async (ctx: Ctx, envelope: Envelope, { person_email }: EnvelopeStep) =>
  (await signedBefore(ctx, envelope, person_email!)) ? differencesOf(ctx, envelope) : []

/** Whoever has proven the address of the step reads it, and may sign for a while. */
async function opened(ctx: Ctx, waited: Waited, which: Which): Promise<Answer<typeof wire.openSigning>> {
  const { envelope, step } = waited
  const { paper, sha256, number } = envelope.current
  if (!paper || !sha256) throw conflict(UNREADABLE)
  const session = await markOpened(ctx, waited, which)
  const internship = await internshipOf(ctx, envelope)
  return {
    data: {
      id: step.id,
      type: 'signing_session',
      attributes: {
        ...(await asked(ctx, envelope, step)),
        ...session,
        facts: factsOf(internship),
        paper: paper as Paper,
        sha256,
        version: number,
        provider: envelope.provider,
        differences: await changesFor(ctx, envelope, step),
        roles: turnsOf(envelope, step).map((one) => ({ id: one.id, role: roleOf(one) })),
        may_delegate: mayDelegate(step),
        delegates: await delegatesFor(ctx, envelope, step),
        consent: CONSENT.words,
        university_instructions: internship.instructions,
      },
    },
  }
}

export async function openDocument(
  ctx: Ctx,
  { code, ...which }: Received<typeof wire.openSigning>['body'],
): Promise<Answer<typeof wire.openSigning>> {
  const waited = await waitedFor(ctx, which)
  refuseOthers(waited.envelope, waited.step)
  await proveCode(ctx, waited.step.id, code)
  return opened(ctx, waited, which)
}

/** From an institution's desk, whose code has proven the address already. */
export async function openFromDesk(ctx: Ctx, { session, step_id }: Received<typeof wire.openSigningFromDesk>['body']) {
  const address = await mailedSession(ctx, DESK, session)
  const { envelope, step } = await envelopeOfStep(ctx, step_id)
  if (step.party !== 'university_sign' || bareEmail(step.person_email ?? '') !== address) throw notFound(NOT_YOURS)
  refuseOthers(envelope, step)
  return opened(ctx, { envelope, step, by: 'link', asker: asWaited(step) }, {})
}
