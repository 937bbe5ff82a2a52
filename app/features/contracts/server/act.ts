// The seeds' PATCH: one event, by whoever asks, on the envelope as they saw it.
import type { Ctx } from '#server/context.ts'
import { conflict, forbidden, invalid, Refusal, STALE } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type { moveEnvelope } from '../wire/envelopes.ts'
import { type Asker, askerOf, holds } from './asker.ts'
import { currentStep, type Envelope, findEnvelope } from './envelope-rows.ts'
import { type Told, takeEvent } from './machine.ts'
import { recordDownload } from './paper/record-download.ts'
import { envelopeResource } from './detail/serialize-envelope.ts'
import { refuseCause } from './refuse-cause.ts'

type Body = Received<typeof moveEnvelope>['body']['envelope']

const OTHER_EMAIL = 'Quem assina é quem está na sessão: entre com o e-mail que recebeu o contrato.'
const FIELDS = { cause: 'rejection_cause', note: 'rejection_note' }
const READ_FIRST = 'Abra o documento, leia e assine por lá: a assinatura ainda não foi feita.'

export async function freshEnvelope(ctx: Ctx, id: string) {
  const envelope = await findEnvelope(ctx, id)
  return { data: await envelopeResource(ctx, envelope, await askerOf(ctx, envelope)) }
}

/** What does not fit any more is refused with the envelope as it stands now. */
export async function orFresh<T>(ctx: Ctx, id: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    throw new Refusal(409, { ...error.body, ...(await freshEnvelope(ctx, id)) })
  }
}

type Work = (ctx: Ctx) => Promise<string>
/** The same for what is prepared before its transaction. */
export async function orFreshWork(ctx: Ctx, id: string, prepare: () => Promise<Work>): Promise<Work> {
  const work = await orFresh(ctx, id, prepare)
  return (ctx) => orFresh(ctx, id, () => work(ctx))
}

/** The version that the person saw, looked at once the row is held. */
export const asSeen = (lock_version: number | undefined) => (_: Ctx, envelope: Envelope) => {
  if (lock_version !== undefined && lock_version !== envelope.lock_version) throw conflict(STALE)
}

async function toldBy(ctx: Ctx, asker: Asker, { event, status }: Body): Promise<Partial<Told>> {
  if (event === 'define') {
    if (!status.contract_type) throw invalid({ contract_type: 'Escolha o tipo do contrato' })
    return { define: { asker, contract_type: status.contract_type } }
  }
  if (event === 'confirm') return { confirm: { asker } }
  if (event === 'approve_upload') return { approve_upload: { asker, checklist: status.checklist ?? [] } }
  const cause = await refuseCause(ctx, FIELDS, status.rejection_cause, status.rejection_note)
  if (event === 'reject_upload') return { reject_upload: { asker, cause } }
  return { reject: { asker, origin: asker.party, cause, note: status.rejection_note } }
}

/** Signed already: the seeds confirm a signature by sending it. */
async function confirmSignature(asker: Asker, envelope: Envelope) {
  const step = currentStep(envelope)
  if (step && step.kind === 'signature' && holds(asker, step)) throw invalid({ event: READ_FIRST })
  const signed = envelope.steps.some((one) => one.kind === 'signature' && one.state === 'done' && holds(asker, one))
  if (!signed) throw forbidden('Esta assinatura espera por outra pessoa.')
}

export async function moveEnvelopeBy(ctx: Ctx, id: string, body: Body) {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  const { event, status, lock_version } = body
  if (status.email && status.email.trim().toLowerCase() !== asker.email) throw forbidden(OTHER_EMAIL)
  await orFresh(ctx, id, async () => {
    if (event === 'download') return recordDownload(ctx, id, asker)
    if (event === 'sign') return confirmSignature(asker, envelope)
    const [[name, said] = []] = Object.entries(await toldBy(ctx, asker, body))
    return takeEvent(ctx, name as keyof Told, id, said as never, asSeen(lock_version))
  })
  return id
}
