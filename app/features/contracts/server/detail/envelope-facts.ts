import type { Ctx } from '#server/context.ts'
import { KINDS, type Party, REJECTED_WORDS } from '../../wire/words.ts'
import { type Asker, holds } from '../asker.ts'
import { currentStep, type Envelope } from '../envelope-rows.ts'
import { documentOf, signedBefore } from './versions.ts'
import type { Attributes, Uploads } from './serialize-envelope.ts'

/** Everybody reads that it was rejected; why, only who corrects it. */
export const rejectionOf = (envelope: Envelope, may_correct: boolean): Attributes['rejection'] =>
  envelope.state !== 'rejected'
    ? null
    : {
        words: REJECTED_WORDS,
        cause: may_correct ? envelope.rejection_cause : null,
        origin: may_correct ? (envelope.rejection_origin as Party | null) : null,
        may_correct,
      }

export function signedDocuments(envelope: Envelope, uploads: Uploads): Attributes['signed_document'] {
  const { id, kind, code, current } = envelope
  if (current.sealed_at) return [{ url: documentOf(id), filename: `${KINDS[kind]} ${code}.pdf` }]
  const signed = uploads.filter(({ purpose, verdict }) => purpose === 'signed' && verdict !== 'rejected')
  return signed.map(({ url, filename }) => ({ url, filename }))
}

/** Of a paper that was sent back, while another is waited for. */
export const refusedOf = (envelope: Envelope, [last]: Uploads) =>
  currentStep(envelope)?.kind === 'upload' && last?.verdict === 'rejected' ? (last.cause ?? '') : null

/** Of our page that leads there. DocuSign's own address holds for minutes, and is asked for at the click. */
export function docusignUrl({ configuration }: Ctx, { id, provider, ...envelope }: Envelope, asker: Asker) {
  const step = currentStep(envelope)
  const mine = provider === 'docusign' && step?.kind === 'signature' && holds(asker, step)
  return mine ? `${configuration.app_origin}/envelopes/${id}/assinar` : null
}

/** A signature that is asked for again is told how much has changed. */
export async function changesFor(ctx: Ctx, envelope: Envelope, asker: Asker, count: number) {
  const step = currentStep(envelope)
  const asked = count > 0 && step?.kind === 'signature' && holds(asker, step)
  return asked && (await signedBefore(ctx, envelope, step.person_email!)) ? count : 0
}
