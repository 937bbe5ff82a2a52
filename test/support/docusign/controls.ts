// What people do at DocuSign, by hand of a test: always whoever's turn it is.
import { currentOf, sendNext, type StandInEnvelope, type StandInSigner, voidIt } from './envelope.ts'
import { refuse } from './refusals.ts'
import type { openTelling } from './telling.ts'

export function controlsOf(now: () => Date, { note }: Pick<ReturnType<typeof openTelling>, 'note'>) {
  const at = () => now().toISOString()
  function turn(envelope: StandInEnvelope): StandInSigner {
    const open = envelope.status === 'sent' || envelope.status === 'delivered'
    return (open && currentOf(envelope)) || refuse(400, 'ENVELOPE_INVALID_STATUS')
  }
  const controls = {
    deliver(envelope: StandInEnvelope) {
      const signer = turn(envelope)
      Object.assign(signer, { status: 'delivered', deliveredDateTime: at() })
      note('recipient-delivered', envelope, signer.recipientId)
    },
    /** `name`: as it was changed in 'adopt signature'. */
    complete(envelope: StandInEnvelope, name?: string) {
      const signer = turn(envelope)
      Object.assign(signer, { status: 'completed', signedDateTime: at(), ...(name && { name }) })
      note('recipient-completed', envelope, signer.recipientId)
      sendNext(envelope, at())
      if (envelope.status === 'completed') note('envelope-completed', envelope)
    },
    decline(envelope: StandInEnvelope, declinedReason: string) {
      const signer = turn(envelope)
      Object.assign(signer, { status: 'declined', declinedDateTime: at(), declinedReason })
      envelope.status = 'declined'
      note('recipient-declined', envelope, signer.recipientId)
      note('envelope-declined', envelope)
    },
    autorespond(envelope: StandInEnvelope) {
      const signer = turn(envelope)
      signer.status = 'autoresponded'
      note('recipient-autoresponded', envelope, signer.recipientId)
    },
    rename: (envelope: StandInEnvelope, name: string) => void (turn(envelope).name = name),
    finishLater: (envelope: StandInEnvelope) => note('recipient-finish-later', envelope, turn(envelope).recipientId),
    void(envelope: StandInEnvelope, reason: string) {
      voidIt(envelope, reason)
      note('envelope-voided', envelope)
    },
  }
  return controls
}
