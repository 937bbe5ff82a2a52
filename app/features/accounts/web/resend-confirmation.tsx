import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { sendConfirmation } from '../wire/logins.ts'
import { problemIn } from './problem-in.ts'

type Props = {
  kind?: 'primary' | 'secondary'
  /** Where the link leads on to. */
  return_to?: string | undefined
}

/** Sends the link again. */
export function ResendConfirmation({ kind = 'secondary', return_to }: Props) {
  const [busy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    await call(sendConfirmation, { return_to }).then(
      ({ messages }) => alert({ kind: 'success', title: 'Tudo certo', text: messages.join(' ') }),
      (error: unknown) => alert({ kind: 'warning', title: 'Ops!', text: problemIn(error) }),
    )
    setBusy(false)
  }
  return (
    <Button kind={kind} disabled={busy} onClick={() => void send()}>
      {busy ? 'Enviando…' : 'Reenviar o link'}
    </Button>
  )
}
