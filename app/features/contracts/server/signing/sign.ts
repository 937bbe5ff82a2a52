// From the session to the receipt: one signature for each role that was agreed to, all of them in one transaction.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/signing.ts'
import { currentStep, type Envelope, type EnvelopeStep } from '../envelope-rows.ts'
import { takeEvent } from '../machine.ts'
import { refuseCause } from '../refuse-cause.ts'
import { asked, roleOf } from './asked.ts'
import { bareName } from './bare-name.ts'
import { CONSENT } from './consent.ts'
import { mayActNow, NOT_NOW } from './invite.ts'
import { isSamePerson, turnsOf } from './same-person.ts'
import { sessionOf } from './sessions.ts'
import { asWaited, envelopeOfStep } from './waited-for.ts'

const CHANGED = 'O documento mudou desde que você o abriu. Leia de novo antes de assinar.'
const NAME = 'Escreva o nome como está no documento'

type Signing = Received<typeof wire.signDocument>['body']
type Told = Pick<Signing, 'typed_name' | 'sha256'>

async function keepSignature(ctx: Ctx, { current }: Envelope, step: EnvelopeStep, typed_name: string, login: boolean) {
  await ctx.db
    .insertInto('envelope_signatures')
    .values({
      step_id: step.id,
      version_id: current.id,
      signer_name: step.person_name!,
      signer_email: step.person_email!,
      typed_name,
      document_sha256: current.sha256!,
      consent_version: CONSENT.version,
      factors: login ? ['login', 'code'] : ['link', 'code'],
      address: ctx.address,
      agent: ctx.user_agent.slice(0, 400),
      signed_at: ctx.now.toISOString(),
    })
    .execute()
}

/** The step that the session may act on now: the one it was opened for, or the same person's next. */
export async function turnOfSession(ctx: Ctx, session: string) {
  const { step_id, by_login } = await sessionOf(ctx, session)
  const { envelope, step: opened } = await envelopeOfStep(ctx, step_id)
  const turns = turnsOf(envelope, opened)
  return { envelope, opened, step: turns[0] ?? opened, turns, by_login }
}

async function signTurns(ctx: Ctx, { id }: Envelope, steps: EnvelopeStep[], body: Told, by_login: boolean) {
  const facts = { typed_name: body.typed_name, sha256: body.sha256, address: ctx.address }
  for (const step of steps)
    await takeEvent(ctx, 'sign', id, { asker: asWaited(step), facts }, async (ctx, held) => {
      if (held.current.sha256 !== body.sha256) throw conflict(CHANGED)
      const now = currentStep(held)
      if (now?.id !== step.id || now.person_email !== step.person_email || !mayActNow(held, now))
        throw conflict(NOT_NOW)
      await keepSignature(ctx, held, step, body.typed_name, by_login)
    })
}

/** One of many behind one code, by who is signed in: whoever calls has seen to code and reading. */
export async function signOne(ctx: Ctx, step_id: string, told: Told) {
  const { envelope, step } = await envelopeOfStep(ctx, step_id)
  if (bareName(told.typed_name) !== bareName(step.person_name!)) throw invalid({ typed_name: NAME })
  await transaction(ctx, (ctx) => signTurns(ctx, envelope, [step], told, true))
}

export async function signDocument(ctx: Ctx, body: Signing): Promise<Answer<typeof wire.signDocument>> {
  const { envelope, opened, step, turns, by_login } = await turnOfSession(ctx, body.session)
  if (bareName(body.typed_name) !== bareName(step.person_name!)) throw invalid({ typed_name: NAME })
  // Without a word about roles it is the one that was opened: sent twice, it does not sign the next.
  const agreed = body.roles ? turns.filter(({ id }) => body.roles!.includes(id)) : [opened]
  // In their order: a role that was left out stops those behind it.
  if (agreed[0]?.id !== step.id) throw conflict(NOT_NOW)
  const steps = agreed.filter((one, at) => one.id === (turns[at] ?? step).id)
  await transaction(ctx, (ctx) => signTurns(ctx, envelope, steps, body, by_login))
  const last = steps.at(-1)!
  const after = await envelopeOfStep(ctx, last.id)
  const next = currentStep(after.envelope)
  const mine = next && isSamePerson(next, last)
  return {
    data: {
      id: last.id,
      type: 'signing_receipt',
      attributes: {
        ...(await asked(ctx, envelope, last)),
        signed_at: after.step.done_at!,
        sha256: body.sha256,
        left: mine ? { id: next.id, role: roleOf(next) } : null,
        next: next?.person_name
          ? `Agora é a vez de ${next.person_name}.`
          : 'Você recebe o documento selado assim que ele ficar pronto.',
      },
    },
  }
}

/** Of somebody's two roles either may be declined alone; the contract goes back to be corrected. */
export async function declineDocument(
  ctx: Ctx,
  { session, cause, note, role }: Received<typeof wire.declineDocument>['body'],
) {
  const { envelope, step, turns } = await turnOfSession(ctx, session)
  const declined = role === undefined ? step : turns.find(({ id }) => id === role)
  if (!declined) throw conflict(NOT_NOW)
  const told = await refuseCause(ctx, { cause: 'cause', note: 'note' }, cause, note)
  const asker = asWaited(step)
  const refusal = { asker, origin: declined.party, cause: told, note, step_id: declined.id }
  // Whoever has signed takes nothing back by the same session.
  await takeEvent(ctx, 'reject', envelope.id, refusal, async (_, held) => {
    if (held.step_id !== step.id) throw conflict(NOT_NOW)
  })
  return { messages: ['Sua recusa foi registrada, e quem precisa corrigir já foi avisado.'] }
}
