import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account-card.module.css'
import { FormProblem } from './form-problem.tsx'
import { problemIn } from './problem-in.ts'

export const useLinkToken = () => new URLSearchParams(useLocation().search).get('token') ?? ''

type Props = {
  title: string
  /** What pressing the button means. */
  children: ReactNode
  button: string
  act: (token: string) => Promise<{ messages: string[] }>
  /** Of a link that was cut on its way nothing is asked. */
  whole?: boolean
  footer?: ReactNode
  /** Where else to go once the link is refused. */
  otherwise?: ReactNode
  /** Where to go on, whatever came of it. */
  onward?: ReactNode
}

/** The page behind a letter's link. Nothing happens by opening it: mail scanners open links too. The button acts. */
export function ActOnLink({ title, children, button, act, whole, footer, otherwise, onward }: Props) {
  const token = useLinkToken()
  const asked = whole ?? token !== ''
  const [state, setState] = useState<{ busy?: boolean; told?: string; problem?: string }>(asked ? {} : { problem: 'Este link está incompleto. Abra outra vez o que está na mensagem.' })

  async function press() {
    setState({ busy: true })
    await act(token).then(
      ({ messages }) => setState({ told: messages.join(' ') }),
      (error: unknown) => setState({ problem: problemIn(error) }),
    )
  }

  return (
    <AccountCard title={title} footer={footer}>
      <div className={styles.form}>
        {state.problem && <FormProblem>{state.problem}</FormProblem>}
        {state.told && <p role="status" className={styles.told}>{state.told}</p>}
        {!state.told && asked && <p className={styles.told}>{children}</p>}
        {state.problem && otherwise}
        {!state.told && asked && (
          <Button kind={state.problem && otherwise ? 'secondary' : 'primary'} loading={state.busy} onClick={() => void press()}>{button}</Button>
        )}
        {(state.told || state.problem) && onward}
      </div>
    </AccountCard>
  )
}
