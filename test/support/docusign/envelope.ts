// One envelope as DocuSign keeps it. Signers act one after another, by their routing order.
import { randomUUID } from 'node:crypto'
import type { Definition } from '#features/contracts/server/docusign/definition.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { refuse } from './refusals.ts'

type Given = Definition['recipients']['signers'][number]
type Moments = { sentDateTime?: string; deliveredDateTime?: string; signedDateTime?: string; declinedDateTime?: string }
export type StandInSigner = Omit<Given, 'tabs'> &
  Moments & { recipientIdGuid: string; status: string; declinedReason?: string }

export type StandInEnvelope = {
  envelopeId: string
  status: string
  voidedReason?: string
  definition: Definition
  document: Buffer
  signers: StandInSigner[]
}

function refuseScalars(value: unknown, path: string) {
  if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) refuseScalars(inner, `${path}.${key}`)
  else if (typeof value !== 'string') refuse(400, 'INVALID_REQUEST_PARAMETER', `${path} is not a string`)
}

export function newEnvelope(definition: Definition, now: string): StandInEnvelope {
  refuseScalars(definition, 'envelopeDefinition')
  if (definition.emailSubject.length > 100) refuse(400, 'INVALID_EMAIL_SUBJECT')
  const [first] = definition.documents
  const document = Buffer.from(first?.documentBase64 ?? '', 'base64')
  if (!document.subarray(0, 5).equals(Buffer.from('%PDF-'))) refuse(400, 'INVALID_DOCUMENT')
  const text = pdfText(document)
  const signers = definition.recipients.signers.map(({ tabs, ...signer }) => {
    for (const { anchorString } of tabs.signHereTabs)
      if (!text.includes(anchorString)) refuse(400, 'ANCHOR_TAB_STRING_NOT_FOUND', anchorString)
    return { ...signer, recipientIdGuid: randomUUID(), status: 'created' }
  })
  const envelope = { envelopeId: randomUUID(), status: 'sent', definition, document, signers }
  sendNext(envelope, now)
  return envelope
}

const isOver = ({ status }: StandInSigner) => status === 'completed'
export const currentOf = ({ signers }: StandInEnvelope) =>
  signers.toSorted((a, b) => Number(a.routingOrder) - Number(b.routingOrder)).find((signer) => !isOver(signer))

export function sendNext(envelope: StandInEnvelope, now: string) {
  const next = currentOf(envelope)
  if (next) Object.assign(next, { status: 'sent', sentDateTime: now })
  else envelope.status = 'completed'
}

export const recipientsOf = (envelope: StandInEnvelope) => ({
  signers: envelope.signers,
  recipientCount: String(envelope.signers.length),
  currentRoutingOrder: currentOf(envelope)?.routingOrder ?? envelope.signers.at(-1)!.routingOrder,
})

type Update = { recipientId: string; name?: string; email?: string }

export function correct({ signers, status }: StandInEnvelope, updates: Update[]) {
  if (status !== 'sent' && status !== 'delivered') refuse(400, 'ENVELOPE_INVALID_STATUS')
  return {
    recipientUpdateResults: updates.map(({ recipientId, ...changes }) => {
      const found = signers.find((one) => one.recipientId === recipientId && !isOver(one))
      if (found) Object.assign(found, changes)
      const errorCode = found ? 'SUCCESS' : 'INVALID_RECIPIENT_ID'
      return { recipientId, errorDetails: { errorCode, message: '' } }
    }),
  }
}

/** Whoever could not be reached is tried again. */
export function resend({ signers }: StandInEnvelope) {
  for (const one of signers) if (one.status === 'autoresponded') one.status = 'sent'
}

export function voidIt(envelope: StandInEnvelope, voidedReason: string) {
  if (['completed', 'declined', 'voided'].includes(envelope.status)) refuse(400, 'ENVELOPE_CANNOT_VOID_INVALID_STATE')
  Object.assign(envelope, { status: 'voided', voidedReason })
}

/** Not a document of DocuSign's: ours, with its mark behind. */
export const combinedOf = ({ document, envelopeId, status }: StandInEnvelope) =>
  status === 'completed'
    ? Buffer.concat([document, Buffer.from(`\n%DocuSign Envelope ID: ${envelopeId}\n`)])
    : refuse(400, 'ENVELOPE_NOT_COMPLETE')
