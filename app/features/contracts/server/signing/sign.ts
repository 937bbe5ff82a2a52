// From the link to the receipt.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { Paper } from '#wire/paper/paper.ts'
import type * as wire from '../../wire/signing.ts'
import { PARTIES } from '../../wire/words.ts'
import { internshipOf } from '../envelope-context.ts'
import { currentStep, type Envelope, type EnvelopeStep, lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'
import { takeEvent } from '../machine.ts'
import { factsOf } from '../detail/facts.ts'
import { proveCode, sendCode } from './codes.ts'
import { openSession, stepOfSession } from './sessions.ts'
import { asWaited, envelopeOfStep, waitedFor, type Which } from './waited-for.ts'

export const CONSENT = {
  version: '2026-11',
  words:
    'Aceito assinar este documento por meio eletrônico, com código enviado ao meu e-mail, e reconheço esta assinatura como válida entre as partes (MP 2.200-2/2001, art. 10, § 2º).',
}

const CHANGED = 'O documento mudou desde que você o abriu. Leia de novo antes de assinar.'
const NAME = 'Escreva o nome como está no documento'
const NOT_NOW = 'Este documento não espera a sua assinatura agora.'

/** Letters only, however they are accented, cased or spaced. */
const bareName = (name: string) => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase()

const hintOf = (email: string) => {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

async function asked(ctx: Ctx, envelope: Envelope, step: EnvelopeStep) {
  const { company_name, intern_name } = await internshipOf(ctx, envelope)
  return {
    title: envelope.title,
    code: envelope.code,
    company_name,
    intern_name,
    signer_name: step.person_name!,
    role: step.target === 'guardian' ? 'Responsável legal' : PARTIES[step.party],
    email_hint: hintOf(step.person_email!),
  }
}

type Invitation = Answer<typeof wire.showInvitation>

export async function invitationOf(ctx: Ctx, which: Which): Promise<Invitation> {
  const { envelope, step } = await waitedFor(ctx, which)
  const over = envelope.state === 'rejected' || envelope.state === 'voided'
  const state =
    step.state === 'done' ? 'signed' : over ? 'ended' : step.id === envelope.step_id ? 'identify' : 'waiting'
  return {
    data: {
      id: step.id,
      type: 'signing_invitation',
      attributes: {
        ...(await asked(ctx, envelope, step)),
        state,
        signed_at: step.state === 'done' ? step.done_at : null,
      },
    },
  }
}

const refuseOthers = (envelope: Envelope, step: EnvelopeStep) => {
  if (step.id !== envelope.step_id || step.kind !== 'signature') throw conflict(NOT_NOW)
}

export async function askForCode(ctx: Ctx, which: Which) {
  const { envelope, step } = await waitedFor(ctx, which)
  refuseOthers(envelope, step)
  await sendCode(ctx, envelope, step)
  return {
    messages: [`Enviamos um código de seis dígitos para ${hintOf(step.person_email!)}. Ele vale por 10 minutos.`],
  }
}

export async function openDocument(
  ctx: Ctx,
  { code, ...which }: Received<typeof wire.openSigning>['body'],
): Promise<Answer<typeof wire.openSigning>> {
  const { envelope, step, asker } = await waitedFor(ctx, which)
  refuseOthers(envelope, step)
  await proveCode(ctx, step.id, code)
  const { paper, sha256, number } = envelope.current
  if (!paper || !sha256) throw conflict('Este documento ainda não pode ser lido aqui.')
  const opened = await transaction(ctx, async (ctx) => {
    await lockEnvelope(ctx, envelope.id)
    const { numUpdatedRows } = await ctx.db
      .updateTable('envelope_steps')
      .set({ opened_at: ctx.now.toISOString() })
      .where('id', '=', step.id)
      .where('opened_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await writeHistory(ctx, envelope.id, {
        event: 'open',
        version: number,
        step_id: step.id,
        from_state: envelope.state,
        to_state: envelope.state,
        facts: { name: asker.name, party: asker.party },
      })
    return openSession(ctx, step.id)
  })
  const internship = await internshipOf(ctx, envelope)
  return {
    data: {
      id: step.id,
      type: 'signing_session',
      attributes: {
        ...(await asked(ctx, envelope, step)),
        ...opened,
        facts: factsOf(internship),
        paper: paper as Paper,
        sha256,
        version: number,
        consent: CONSENT.words,
        university_instructions: internship.instructions,
      },
    },
  }
}

type Signing = Received<typeof wire.signDocument>['body']

async function keepSignature(ctx: Ctx, { current }: Envelope, step: EnvelopeStep, { typed_name }: Signing) {
  const byLogin = ctx.actor.user_type !== 'GuestUser'
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
      factors: byLogin ? ['login', 'code'] : ['link', 'code'],
      address: ctx.address,
      agent: ctx.user_agent.slice(0, 400),
      signed_at: ctx.now.toISOString(),
    })
    .execute()
}

export async function signDocument(ctx: Ctx, body: Signing): Promise<Answer<typeof wire.signDocument>> {
  const step_id = await stepOfSession(ctx, body.session)
  const { envelope, step } = await envelopeOfStep(ctx, step_id)
  if (bareName(body.typed_name) !== bareName(step.person_name!)) throw invalid({ typed_name: NAME })
  const facts = { typed_name: body.typed_name, sha256: body.sha256, address: ctx.address }
  await transaction(ctx, (ctx) =>
    takeEvent(ctx, 'sign', envelope.id, { asker: asWaited(step), facts }, async (ctx, held) => {
      if (held.current.sha256 !== body.sha256) throw conflict(CHANGED)
      if (currentStep(held)?.id !== step.id) throw conflict(NOT_NOW)
      await keepSignature(ctx, held, step, body)
    }),
  )
  const after = await envelopeOfStep(ctx, step_id)
  const next = currentStep(after.envelope)
  return {
    data: {
      id: step.id,
      type: 'signing_receipt',
      attributes: {
        ...(await asked(ctx, envelope, step)),
        signed_at: after.step.done_at!,
        sha256: body.sha256,
        next: next?.person_name
          ? `Agora é a vez de ${next.person_name}.`
          : 'Você recebe o documento selado assim que ele ficar pronto.',
      },
    },
  }
}

export async function declineDocument(
  ctx: Ctx,
  { session, cause, note }: Received<typeof wire.declineDocument>['body'],
) {
  const { envelope, step } = await envelopeOfStep(ctx, await stepOfSession(ctx, session))
  await takeEvent(ctx, 'reject', envelope.id, { asker: asWaited(step), origin: step.party, cause, note })
  return { messages: ['Sua recusa foi registrada, e quem precisa corrigir já foi avisado.'] }
}
