import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import styles from '#features/accounts/web/account-card.module.css'
import { FormProblem } from '#features/accounts/web/form-problem.tsx'
import { problemIn } from '#features/accounts/web/problem-in.ts'
import { call } from '#web/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { isMessageKind, MESSAGE_KINDS, unsubscribe } from '../wire.ts'
import type { Route } from './+types/unsubscribe-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Deixar de receber mensagens', index: false })

/** Mail scanners open links too, so the button acts. Nobody has to log in to be left alone. */
export default function UnsubscribePage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const kind = token.split('.')[1] ?? ''
  const [state, setState] = useState<{ busy?: boolean; told?: string; problem?: string }>(
    isMessageKind(kind) ? {} : { problem: 'Este link está incompleto. Abra outra vez o que está na mensagem.' },
  )

  async function leave() {
    setState({ busy: true })
    await call(unsubscribe, { token }).then(
      ({ messages }) => setState({ told: messages.join(' ') }),
      (error: unknown) => setState({ problem: problemIn(error) }),
    )
  }

  return (
    <AccountCard title="Deixar de receber mensagens" footer={<Link to="/usuarios/configuracoes">Escolher tudo o que quero receber</Link>}>
      <div className={styles.form}>
        {state.problem && <FormProblem>{state.problem}</FormProblem>}
        {state.told ? (
          <p role="status" className={styles.told}>{state.told}</p>
        ) : (
          isMessageKind(kind) && (
            <>
              <p className={styles.told}>Você não vai mais receber “{MESSAGE_KINDS[kind].label}” por e-mail. Os avisos da sua conta continuam chegando.</p>
              <Button kind="primary" loading={state.busy} onClick={() => void leave()}>Deixar de receber</Button>
            </>
          )
        )}
      </div>
    </AccountCard>
  )
}
