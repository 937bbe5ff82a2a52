import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { AccountCard } from './login/account-card.tsx'
import styles from './login/account-card.module.css'
import { FormProblem } from './form-problem.tsx'
import { problemIn } from './problem-in.ts'
import { deadLinkWords } from './use-link-check.ts'

export const useLinkToken = () => new URLSearchParams(useLocation().search).get('token') ?? ''

type Props = {
  title: string
  /** The breadcrumb, of a page that lies below another one. */
  trail?: ReactNode
  /** The button's label. */
  children: ReactNode
  button: string
  /** Answers nothing where something is left to be typed. */
  act: (token: string) => Promise<{ messages: string[] } | undefined>
  /** What may be typed before. */
  fields?: ReactNode
  /** A truncated link is not sent. */
  whole?: boolean
  /** Why a link is known to be dead. */
  dead?: string | undefined
  footer?: ReactNode
  /** An alternative, once the link is refused. */
  otherwise?: ReactNode
  /** Where to go on, in any case. */
  onward?: ReactNode
}

/** The page behind a letter's link. Opening it does nothing, because mail scanners open links; the button acts. */
export function ActOnLink({
  title,
  trail,
  children,
  fields,
  button,
  act,
  whole,
  dead: known,
  footer,
  otherwise,
  onward,
}: Props) {
  const token = useLinkToken()
  const asked = whole ?? token !== ''
  const [state, setState] = useState<{ busy?: boolean; told?: string; problem?: string; dead?: boolean }>(
    asked ? {} : { problem: 'Este link está incompleto. Abra outra vez o que está na mensagem.' },
  )

  async function press() {
    setState({ busy: true })
    await act(token).then(
      (done) => setState(done ? { told: done.messages.join(' ') } : {}),
      (error: unknown) => setState({ problem: problemIn(error), dead: deadLinkWords(error) !== undefined }),
    )
  }

  const problem = known ?? state.problem
  const pressable = asked && known === undefined && !state.dead && !state.told
  return (
    <AccountCard title={title} trail={trail} footer={footer}>
      <div className={styles.form}>
        {problem && <FormProblem>{problem}</FormProblem>}
        {state.told && (
          <p role="status" className={styles.told}>
            {state.told}
          </p>
        )}
        {pressable && <p className={styles.told}>{children}</p>}
        {pressable && fields}
        {problem && otherwise}
        {pressable && (
          <Button
            kind={problem && otherwise ? 'secondary' : 'primary'}
            loading={state.busy}
            onClick={() => void press()}
          >
            {button}
          </Button>
        )}
        {(state.told || problem) && onward}
      </div>
    </AccountCard>
  )
}
