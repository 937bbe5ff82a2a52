import { useId } from 'react'
import { staysFor, type ShownAlert } from './alert.ts'
import { AlertMark } from './alert-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useClosing } from '#web/ui/dialogs/use-closing.ts'
import { WholeWords } from '#web/ui/text/whole-words.tsx'
import dialog from '../dialogs/dialog.module.css'
import styles from './alert-outlet.module.css'

/** An alert that interrupts: `alert({ dialog: AlertDialog, … })`. */
export function AlertDialog({ id: _, ...alert }: ShownAlert) {
  const { kind, title, text, close, closes_after } = alert
  const id = useId()
  useClosing(staysFor(alert), close, false)
  return (
    <Modal
      open
      onClose={close}
      dismissible={kind !== 'waiting'}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={`${dialog.dialog} ${styles.popup} ${styles[kind] ?? ''}`}
    >
      <AlertMark kind={kind} size={28} />
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className={styles.text}>
          <WholeWords>{text}</WholeWords>
        </p>
      )}
      {kind !== 'waiting' && closes_after === undefined && (
        <Button kind="primary" className={styles.ok} onClick={close} autoFocus>
          Entendi
        </Button>
      )}
    </Modal>
  )
}
