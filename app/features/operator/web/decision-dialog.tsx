import { useId, useState } from 'react'
import { FieldLabel } from '#web/form/field-look.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import styles from './admin.module.css'
import { useAct } from './use-act.ts'

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

/** Asks once more, and why: people on the other side read the reason. */
export function DecisionDialog({ decision, onClose }: { decision: Decision | undefined; onClose: () => void }) {
  const id = useId()
  const [reason, setReason] = useState('')
  const { busy, problem, say, run } = useAct()
  const close = () => {
    setReason('')
    say(undefined)
    onClose()
  }
  if (!decision) return null
  const act = () => {
    if (decision.reason === 'required' && !reason.trim()) return say('Diga o motivo: a outra parte vai lê-lo.')
    return void run(() => decision.decide(reason.trim()), close)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={decision.title}
      dismissible={!busy}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancelar
          </Button>
          <Button
            kind="primary"
            className={decision.destructive ? styles.destructive : undefined}
            loading={busy}
            onClick={act}
          >
            {decision.confirm}
          </Button>
        </>
      }
    >
      <p>{decision.effect}</p>
      <div className={styles.reason}>
        {decision.reason !== 'none' && (
          <>
            <label htmlFor={id}>
              {decision.reason === 'required' ? <FieldLabel label="Motivo" required /> : 'Motivo (opcional)'}
            </label>
            <textarea
              id={id}
              aria-required={decision.reason === 'required'}
              value={reason}
              maxLength={2000}
              aria-describedby={`${id}-problem`}
              aria-invalid={Boolean(problem)}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </>
        )}
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
