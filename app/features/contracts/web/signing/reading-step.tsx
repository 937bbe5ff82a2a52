import { useEffect, useRef, useState } from 'react'
import { Facts, Muted, Page, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { PaperText } from '#web/ui/paper/paper-text.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { Paper } from '#wire/paper/paper.ts'
import type { openSigning, signDocument } from '../../wire/signing.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { SignForm } from './sign-form.tsx'

type Session = Answer<typeof openSigning>['data']['attributes']
type Props = {
  session: Session
  onSigned: (receipt: Answer<typeof signDocument>['data']['attributes']) => void
  onDeclined: () => void
}

/** The end was in sight; by keyboard the button below it says the same. */
function useReadToEnd() {
  const end = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry!.isIntersecting && setRead(true))
    watcher.observe(end.current!)
    return () => watcher.disconnect()
  }, [])
  return { end, read, setRead }
}

export function ReadingStep({ session, onSigned, onDeclined }: Props) {
  const { end, read, setRead } = useReadToEnd()
  const [declining, setDeclining] = useState(false)
  return (
    <Page
      title={session.title}
      lead={`Leia até o fim e assine. Versão ${session.version}, código ${session.code}.`}
      width="form"
    >
      <Section title="O principal" id="facts">
        <Facts facts={session.facts.map(({ label, value }) => [label, value] as const)} />
        {session.university_instructions && <Muted>{session.university_instructions}</Muted>}
      </Section>
      <Section title="O documento" id="document">
        <PaperText paper={session.paper as Paper} />
        <div ref={end}>{!read && <Button onClick={() => setRead(true)}>Li até o fim</Button>}</div>
      </Section>
      <SignForm session={session} read={read} onSigned={onSigned} onDecline={() => setDeclining(true)} />
      {declining && (
        <DeclineDialog session={session.session} onClose={() => setDeclining(false)} onDeclined={onDeclined} />
      )}
    </Page>
  )
}
