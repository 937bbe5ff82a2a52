// What DocuSign is sent: our document, who signs it in which order, and where it tells us of it.
import type { Ctx } from '#server/context.ts'
import { apiOrigin } from '#server/http/hosts.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { EVENTS_PATH } from '../../wire/docusign.ts'
import { anchorOf, paperToSign } from './paper-to-sign.ts'

const MOST_SUBJECT = 100
const TOLD = [
  'envelope-delivered',
  'envelope-completed',
  'envelope-declined',
  'envelope-voided',
  'recipient-delivered',
  'recipient-completed',
  'recipient-declined',
  'recipient-autoresponded',
]

export type Definition = Awaited<ReturnType<typeof definitionOf>>

export const isSigned = ({ kind, state }: EnvelopeStep) => kind === 'signature' && state !== 'skipped'

const signerOf = ({ id, person_name, person_email }: EnvelopeStep, at: number) => ({
  email: person_email!,
  name: person_name!,
  recipientId: String(at + 1),
  routingOrder: String(at + 1),
  // A step is one person's one signature. With it DocuSign mails nobody: our letters do.
  clientUserId: id,
  tabs: { signHereTabs: [{ anchorString: anchorOf(at), anchorUnits: 'pixels' }] },
})

export async function definitionOf(ctx: Ctx, envelope: Envelope) {
  const { id, title, code, steps } = envelope
  const { configuration } = ctx
  const signers = steps.filter(isSigned)
  const pdf = await paperToSign(ctx, envelope, signers)
  return {
    emailSubject: `${title} ${code}`.slice(0, MOST_SUBJECT),
    status: 'sent',
    allowReassign: 'false',
    documents: [
      {
        documentBase64: Buffer.from(pdf).toString('base64'),
        name: `${title} ${code}`,
        fileExtension: 'pdf',
        documentId: '1',
      },
    ],
    recipients: { signers: signers.map(signerOf) },
    customFields: { textCustomFields: [{ name: 'ponte_envelope', value: id, show: 'false' }] },
    eventNotification: {
      url: `${apiOrigin(configuration) ?? configuration.app_origin}${EVENTS_PATH}`,
      requireAcknowledgment: 'true',
      loggingEnabled: 'true',
      includeHMAC: 'true',
      deliveryMode: 'SIM',
      events: TOLD,
      eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients', 'custom_fields'] },
    },
  }
}
