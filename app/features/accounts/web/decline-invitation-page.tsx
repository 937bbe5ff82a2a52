import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '#web/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { declineInvitation } from '../wire.ts'
import type { Route } from './+types/decline-invitation-page'
import { AccountCard } from './account-card.tsx'
import styles from './account-card.module.css'
import { FormProblem } from './form-problem.tsx'
import { problemIn } from './problem-in.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Recusar convite', index: false })

/** Nothing happens by opening the link: mail scanners open links too. The button declines. */
export default function DeclineInvitationPage() {
  const { search } = useLocation()
  const [state, setState] = useState<{ busy?: boolean; done?: string; problem?: string }>({})

  async function decline() {
    setState({ busy: true })
    const token = new URLSearchParams(search).get('token') ?? ''
    await call(declineInvitation, { token }).then(
      ({ messages }) => setState({ done: messages.join(' ') }),
      (error: unknown) => setState({ problem: problemIn(error) }),
    )
  }

  return (
    <AccountCard title="Recusar convite" footer={<Link to="/">Ir para o início</Link>}>
      <div className={styles.form}>
        {state.problem && <FormProblem>{state.problem}</FormProblem>}
        {state.done ? (
          <p role="status" className={styles.told}>
            {state.done}
          </p>
        ) : (
          <>
            <p className={styles.told}>Ao recusar, o acesso aberto para você deixa de existir e o seu e-mail fica livre para outro cadastro.</p>
            <Button kind="primary" loading={state.busy} onClick={() => void decline()}>
              Recusar o convite
            </Button>
          </>
        )}
      </div>
    </AccountCard>
  )
}
