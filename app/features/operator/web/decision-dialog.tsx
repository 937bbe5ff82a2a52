import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Refused } from '#wire/send.ts'
import styles from './admin.module.css'

export type Decision = {
  title: string
  /** What will happen, in a sentence. */
  effect: string
  confirm: string
  destructive?: boolean
  /** Whether it may be left out, or is not asked for. */
  reason: 'required' | 'optional' | 'none'
  decide: (reason: string) => Promise<unknown>
}

const FAILED = 'Não foi possível concluir agora. Por favor, tente novamente.'

/** Asks once more, and why: people on the other side read the reason. */
export function DecisionDialog({ decision, onClose }: { decision: Decision | undefined; onClose: () => void }) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({})
  if (!decision) return null
  const close = () => {
    setReason('')
    setState({})
    onClose()
  }
  const act = async () => {
    if (decision.reason === 'required' && !reason.trim()) return setState({ problem: 'Diga o motivo: a outra parte vai lê-lo.' })
    setState({ busy: true })
    try {
      await decision.decide(reason.trim())
      close()
    } catch (error) {
      setState({ problem: error instanceof Refused && error.status < 500 ? error.message : FAILED })
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={decision.title}
      dismissible={!state.busy}
      actions={
        <>
          <Button onClick={close} disabled={state.busy}>Cancelar</Button>
          <Button kind="primary" className={decision.destructive ? styles.destructive : undefined} disabled={state.busy} onClick={() => void act()}>
            {state.busy ? 'Aguarde…' : decision.confirm}
          </Button>
        </>
      }
    >
      <p>{decision.effect}</p>
      <div className={styles.reason}>
        {decision.reason !== 'none' && (
          <>
            <label htmlFor={id}>Motivo{decision.reason === 'optional' && ' (opcional)'}</label>
            <textarea id={id} value={reason} maxLength={2000} aria-describedby={`${id}-problem`} aria-invalid={Boolean(state.problem)} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
          </>
        )}
        <p id={`${id}-problem`} role="alert">{state.problem}</p>
      </div>
    </Dialog>
  )
}
