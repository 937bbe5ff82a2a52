import { useState, type ReactNode } from 'react'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { Button } from '../button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What will be lost, by name: 'A vaga “Estágio em Design” e as 12 candidaturas dela.' */
  losses?: readonly string[]
  children?: ReactNode
  /** The button's label, a verb: 'Excluir vaga'. */
  confirm: string
  cancel?: string
  destructive?: boolean
  /** What is confirmed is seldom wanted: to go back is what the dialog leads to, and stands last. */
  discouraged?: boolean
  /** May be slow; the dialog stays until it is done and shows a failure. */
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
  discouraged = false,
  onConfirm,
}: Props) {
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  function close() {
    setFailure(undefined)
    onClose()
  }

  async function act() {
    setIsWorking(true)
    try {
      await onConfirm()
      close()
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) console.error(error)
      setFailure(wordsOfFailure(error, FAILED))
    } finally {
      setIsWorking(false)
    }
  }

  const back = (
    <Button kind={discouraged ? 'primary' : 'secondary'} onClick={close} disabled={isWorking} autoFocus={destructive}>
      {cancel}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      dismissible={!isWorking}
      actions={
        <>
          {!discouraged && back}
          <Button
            kind={discouraged ? 'secondary' : 'primary'}
            className={destructive ? styles.destructive : undefined}
            loading={isWorking}
            onClick={() => void act()}
          >
            {confirm}
          </Button>
          {discouraged && back}
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
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
    </Dialog>
  )
}
