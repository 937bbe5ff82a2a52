import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import styles from '#features/accounts/web/account-card.module.css'
import { FormProblem } from '#features/accounts/web/form-problem.tsx'
import { problemIn } from '#features/accounts/web/problem-in.ts'
import { call } from '#web/api.ts'
import { readSessionAgain } from '#web/fresh-session.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { confirmInstitutionalEmail } from '../wire/profile.ts'
import type { Route } from './+types/confirm-institutional-email-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmar e-mail institucional', index: false })

/** Mail scanners open links too, so the button confirms. The answer says what the institution is to the person from now on. */
export default function ConfirmInstitutionalEmailPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const candidate = useSession().userType === 'User'
  const [state, setState] = useState<{ busy?: boolean; told?: string; problem?: string }>(token ? {} : { problem: 'Este link está incompleto. Abra outra vez o que está na mensagem.' })

  async function confirm() {
    setState({ busy: true })
    await call(confirmInstitutionalEmail, { token }).then(
      ({ messages }) => {
        setState({ told: messages.join(' ') })
        if (candidate) void readSessionAgain() // the bond opens exclusive jobs at once
      },
      (error: unknown) => setState({ problem: problemIn(error) }),
    )
  }

  return (
    <AccountCard title="Confirmar e-mail institucional" footer={candidate ? undefined : <Link to="/usuarios/entrar">Ir para a entrada</Link>}>
      <div className={styles.form}>
        {state.problem && <FormProblem>{state.problem}</FormProblem>}
        {state.told ? (
          <p role="status" className={styles.told}>{state.told}</p>
        ) : (
          token && (
            <>
              <p className={styles.told}>Com ele a gente sabe que você estuda na sua instituição e mostra as vagas que são só de lá.</p>
              <Button kind="primary" loading={state.busy} onClick={() => void confirm()}>Confirmar e-mail institucional</Button>
            </>
          )
        )}
        {candidate && (state.told || state.problem) && <ButtonLink to="/usuarios/home">Ir para o início</ButtonLink>}
      </div>
    </AccountCard>
  )
}
