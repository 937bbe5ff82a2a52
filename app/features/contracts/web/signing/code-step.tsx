import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { MailedCode } from '#web/form/codes/mailed-code.tsx'
import { openSigning, sendSigningCode } from '../../wire/signing.ts'
import type { Session, Which } from './which.ts'

type Props = { which: Which; hint: string; onOpened: (session: Session) => void }

/** Who has the e-mail's code may read. */
export function CodeStep({ which, hint, onOpened }: Props) {
  const [sent, setSent] = useState(false)
  const ask = useAct(sendSigningCode, { onDone: () => setSent(true) })
  return (
    <MailedCode
      hint={hint}
      sent={sent}
      ask={{ busy: ask.busy, press: () => ask.press(which) }}
      open={async (code) => onOpened((await call(openSigning, { ...which, code })).data.attributes)}
      submit="Abrir o documento"
    />
  )
}
