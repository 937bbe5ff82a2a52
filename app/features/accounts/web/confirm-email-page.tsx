import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '#web/api.ts'
import { backTo } from '#web/homes.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { confirmEmail } from '../wire.ts'
import type { Route } from './+types/confirm-email-page'
import { AccountCard } from './account-card.tsx'
import styles from './account-card.module.css'
import { audienceAt } from './audience.ts'
import { FormProblem } from './form-problem.tsx'
import { problemIn } from './problem-in.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmar e-mail', index: false })

/** Nothing happens by opening the link: mail scanners open links too. The button confirms. */
export default function ConfirmEmailPage() {
  const { pathname, search } = useLocation()
  const audience = audienceAt(pathname)
  const [state, setState] = useState<{ busy?: boolean; done?: string; problem?: string }>({})

  async function confirm() {
    setState({ busy: true })
    const token = new URLSearchParams(search).get('token') ?? ''
    await call(confirmEmail, { token }).then(
      ({ messages }) => setState({ done: messages.join(' ') }),
      (error: unknown) => setState({ problem: problemIn(error) }),
    )
  }

  return (
    <AccountCard title="Confirmar e-mail" footer={<Link to={audience.login}>Ir para a entrada</Link>}>
      <div className={styles.form}>
        {state.problem && <FormProblem>{state.problem}</FormProblem>}
        {state.done ? (
          <p role="status" className={styles.told}>
            {state.done}
          </p>
        ) : (
          <>
            <p className={styles.told}>Falta só um toque para sabermos que este e-mail é seu.</p>
            {state.problem && <AskAgain audience={audience} />}
            <Button kind={state.problem ? 'secondary' : 'primary'} loading={state.busy} onClick={() => void confirm()}>
              Confirmar meu e-mail
            </Button>
          </>
        )}
      </div>
    </AccountCard>
  )
}

/** Another link goes to whoever is in; who is not comes in first, and finds the button in the settings. */
function AskAgain({ audience: { user_type, login, settings } }: { audience: ReturnType<typeof audienceAt> }) {
  const { userType } = useSession()
  if (userType === user_type) return <ResendConfirmation kind="primary" />
  return <ButtonLink kind="primary" to={backTo(login, settings)}>Entrar para pedir outro link</ButtonLink>
}
