// The seeds' PATCH: one event, by whoever asks, on the envelope as they saw it.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import { EVENTS } from '../../wire/events.ts'
import { asSeen, orFresh } from '../act.ts'
import { type Asker, askerOf, holds } from '../asker.ts'
import { type Envelope, findEnvelope, lockEnvelope } from '../envelope-rows.ts'
import { type Told, takeEvent } from '../machine.ts'
import { recordDownload } from '../paper/record-download.ts'
import { refuseCause } from '../refuse-cause.ts'
import { wasDone } from './done-before.ts'
import { type Body, refuseTwoThings, type Said } from './fitting-body.ts'

const OTHER_EMAIL = 'Quem assina é quem está na sessão: entre com o e-mail que recebeu o contrato.'
const FIELDS = { cause: 'rejection_cause', note: 'rejection_note' }
type Event = Exclude<Body['event'], 'sign' | 'download'>

/** What the event keeps of the body. */
async function toldBy(ctx: Ctx, asker: Asker, event: Event, said: Said): Promise<Told[Event]> {
  if (event === 'define') {
    if (!said.contract_type) throw invalid({ contract_type: 'Escolha o tipo do contrato' })
    return { asker, contract_type: said.contract_type }
  }
  if (event === 'confirm') return { asker }
  if (event === 'approve_upload') return { asker, checklist: said.checklist }
  const note = said.rejection_note || undefined
  if (event === 'reject_upload' && !said.rejection_cause) return { asker, cause: note }
  const cause = await refuseCause(ctx, FIELDS, said.rejection_cause, note)
  if (event === 'reject_upload') return { asker, cause: note ? `${cause}: ${note}` : cause }
  return { asker, origin: asker.party, cause, note }
}

/** Signing has a page of its own, whose link the answer carries; what was signed there is confirmed here. */
function refuseSigning(asker: Asker, envelope: Envelope, lock_version: number | undefined) {
  const mine = envelope.steps.filter((step) => step.kind === 'signature' && holds(asker, step))
  if (mine.some(({ state }) => state === 'done')) return
  if (mine.some(({ state }) => state === 'current')) return asSeen(lock_version)(undefined, envelope)
  if (mine.length || envelope.state !== 'signature') throw conflict(EVENTS.sign.refused)
  throw forbidden('Esta assinatura espera por outra pessoa.')
}

const takeOnce = (ctx: Ctx, id: string, event: Event, told: Told[Event], lock_version: number | undefined) =>
  transaction(ctx, async (ctx) => {
    if (await wasDone(ctx, await lockEnvelope(ctx, id), { event, told, lock_version })) return
    await takeEvent(ctx, event, id, told as never, asSeen(lock_version))
  })

export async function moveEnvelopeBy(ctx: Ctx, id: string, { event, status, lock_version }: Body) {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  const said = status || {}
  if (said.email && said.email.trim().toLowerCase() !== asker.email) throw forbidden(OTHER_EMAIL)
  refuseTwoThings({ event, status: said })
  await orFresh(ctx, id, async () => {
    if (event === 'download') return recordDownload(ctx, id, asker)
    if (event === 'sign') return refuseSigning(asker, envelope, lock_version)
    return takeOnce(ctx, id, event, await toldBy(ctx, asker, event, said), lock_version)
  })
  return id
}
