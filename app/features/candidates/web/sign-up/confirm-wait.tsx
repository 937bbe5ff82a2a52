import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { enterAs } from '#features/accounts/web/login/enter-as.ts'
import { AccountCard } from '#features/accounts/web/login/account-card.tsx'
import { problemIn } from '#features/accounts/web/problem-in.ts'
import { askConfirmation } from '#features/accounts/wire/logins.ts'
import { call } from '#web/calls/api.ts'
import { pageAfterLogin, returnPath } from '#web/session/homes.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './confirm-wait.module.css'
import type { NewAccount } from './sign-up-form.tsx'

type Props = {
  person: Pick<NewAccount, 'email' | 'password'>
  onCorrect: () => void
  /** The job that the link leads back to. */
  children?: ReactNode
}

/** After a sign-up. Confirming comes before applying only: whoever can't wait comes in and looks around. */
export function ConfirmWait({ person: { email, password }, onCorrect, children }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'send' | 'enter'>()

  async function sendAgain() {
    setBusy('send')
    await call(askConfirmation, { email, user_type: 'User', return_to: returnPath(search) }).then(
      ({ messages }) => alert({ kind: 'success', title: 'Tudo certo', text: messages.join(' ') }),
      (error: unknown) => alert({ kind: 'warning', title: 'Ops!', text: problemIn(error) }),
    )
    setBusy(undefined)
  }

  /** With what was just typed; an e-mail that had an account before asks for its own password. */
  async function comeIn() {
    setBusy('enter')
    const session = await enterAs({ email, password, user_type: 'User' }).catch(() => undefined)
    await navigate(session ? pageAfterLogin(session, search) : { pathname: '/usuarios/entrar', search })
  }

  return (
    <AccountCard title="Confirme o seu e-mail" follows>
      <div className={styles.wait}>
        <p role="status" className={styles.words}>
          Mandamos um link para <strong>{email}</strong>.{' '}
          {children ? 'Ele entra na sua conta e volta a esta vaga:' : 'Ele entra na sua conta.'}
        </p>
        {children}
        <Button kind="primary" loading={busy === 'enter'} disabled={busy === 'send'} onClick={() => void comeIn()}>
          Já posso entrar
        </Button>
        <div className={styles.pair}>
          <Button disabled={busy === 'enter'} loading={busy === 'send'} onClick={() => void sendAgain()}>
            Reenviar
          </Button>
          <Button disabled={busy !== undefined} onClick={onCorrect}>
            Corrigir o e-mail
          </Button>
        </div>
        <p className={styles.hint}>Não chegou? Olhe também no spam. O link vale por 24 horas.</p>
      </div>
    </AccountCard>
  )
}
