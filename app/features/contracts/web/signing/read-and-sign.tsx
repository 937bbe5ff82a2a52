import { useState } from 'react'
import { DeclineDialog } from './decline-dialog.tsx'
import { DelegateDialog } from './delegate-dialog.tsx'
import { DocusignStep } from './docusign-step.tsx'
import { ReadingStep } from './reading-step.tsx'
import { SignStep } from './sign-step.tsx'
import type { Receipt, Session, Which } from './which.ts'

type Ended = { title: string; text: string }
/** `which` leads back from DocuSign: from an institution's desk nothing does but its own link. */
type Props = {
  which?: Which
  session: Session
  onSigned: (receipt: Receipt) => void
  onEnded: (ended: Ended) => void
}

const DECLINED = { title: 'Recusa registrada', text: 'Quem precisa corrigir já foi avisado.' }

/** First the text, to its end; then the name under it, or the way to DocuSign. Going back to read loses nothing. */
export function ReadAndSign({ which, session, onSigned, onEnded }: Props) {
  const [read, setRead] = useState(false)
  // DocuSign shows the document itself.
  const byDocusign = session.provider === 'docusign'
  const [reading, setReading] = useState(!byDocusign)
  const [asked, setAsked] = useState<'decline' | 'delegate'>()
  const [left, setLeft] = useState<Receipt['left']>(null)
  const onDecline = () => setAsked('decline')
  const onDelegate = session.may_delegate ? () => setAsked('delegate') : undefined
  const signed = (receipt: Receipt) => (receipt.left ? setLeft(receipt.left) : onSigned(receipt))
  return (
    <>
      {reading ? (
        <ReadingStep
          session={session}
          onRead={() => {
            setRead(true)
            setReading(false)
          }}
          read={read}
        />
      ) : byDocusign ? (
        <DocusignStep {...{ which, session, onDecline, onDelegate }} onRead={() => setReading(true)} />
      ) : (
        <SignStep
          key={left?.id}
          session={session}
          roles={left ? [left] : session.roles}
          onSigned={signed}
          onBack={() => setReading(true)}
          onDecline={onDecline}
          onDelegate={onDelegate}
        />
      )}
      {asked === 'decline' && (
        <DeclineDialog
          session={session.session}
          roles={left ? [left] : session.roles}
          onClose={() => setAsked(undefined)}
          onDeclined={() => onEnded(DECLINED)}
        />
      )}
      {asked === 'delegate' && (
        <DelegateDialog
          session={session}
          onClose={() => setAsked(undefined)}
          onDelegated={(text) => onEnded({ title: 'Assinatura passada adiante', text })}
        />
      )}
    </>
  )
}
