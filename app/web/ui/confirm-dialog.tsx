import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What is lost, by name: 'A vaga “Estágio em Design” e as 12 candidaturas dela.' */
  losses?: readonly string[]
  children?: ReactNode
  /** What the button does, as a verb: 'Excluir vaga'. */
  confirm: string
  cancel?: string
  destructive?: boolean
  /** May take its time; the dialog stays until it is done and shows a failure. */
  onConfirm: () => void | Promise<void>
}

const FAILED = 'Não foi possível concluir agora. Por favor, tente novamente.'

export function ConfirmDialog({
  open,
  onClose,
  title,
  losses = [],
  children,
  confirm,
  cancel = 'Cancelar',
  destructive,
  onConfirm,
}: Props) {
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking')

  function close() {
    setState('asking')
    onClose()
  }

  async function act() {
    setState('working')
    try {
      await onConfirm()
      close()
    } catch (failure) {
      console.error(failure)
      setState('failed')
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      dismissible={state !== 'working'}
      actions={
        <>
          <Button onClick={close} disabled={state === 'working'} autoFocus={destructive}>
            {cancel}
          </Button>
          <Button
            kind="primary"
            className={destructive ? styles.destructive : undefined}
            loading={state === 'working'}
            onClick={() => void act()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {losses.length > 0 && (
        <>
          <p className={styles.lead}>Será perdido:</p>
          <ul className={styles.losses}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {FAILED}
        </p>
      )}
    </Dialog>
  )
}
