import { useState } from 'react'
import { problemIn } from '#features/accounts/web/problem-in.ts'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { sendInstitutionalConfirmation } from '../../wire/profile.ts'
import type { OwnAttributes } from '../own-attributes.ts'
import styles from './profile-view.module.css'

/** Whose student the person is known to be, or what is missing for that. */
export function BondNote({ bond, institutional_email, institutional_email_confirmed }: OwnAttributes) {
  const [busy, setBusy] = useState(false)
  if (bond)
    return (
      <p className={styles.bond}>
        <StandingMark of="good">Vínculo confirmado</StandingMark> <span>Você estuda na {bond.name}.</span>
      </p>
    )
  if (!institutional_email || institutional_email_confirmed) return null

  async function send() {
    setBusy(true)
    await call(sendInstitutionalConfirmation, {}).then(
      ({ messages }) => alert({ kind: 'success', title: 'Tudo certo!', text: messages.join(' ') }),
      (error: unknown) => alert({ kind: 'error', title: 'Ops!', text: problemIn(error) }),
    )
    setBusy(false)
  }
  return (
    <Notice
      title="Confirme o seu e-mail institucional"
      action={
        <Button loading={busy} onClick={() => void send()}>
          Enviar o link outra vez
        </Button>
      }
    >
      Enviamos um link para {institutional_email}. Com ele a gente sabe onde você estuda e mostra as vagas que são só de
      lá.
    </Notice>
  )
}
