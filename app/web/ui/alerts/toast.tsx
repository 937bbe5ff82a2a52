import { IconX } from '#web/icons/x/x.ts'
import { staysFor, type ShownAlert } from './alert.ts'
import { AlertMark } from './alert-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useClosing } from '#web/ui/dialogs/use-closing.ts'
import { WholeWords } from '#web/ui/text/whole-words.tsx'
import styles from './alert-outlet.module.css'

export function Toast({ id: _, ...alert }: ShownAlert) {
  const { kind, title, text, action, close, closes_after } = alert
  // A stated time is kept; the default time pauses while somebody reads.
  const resting = useClosing(staysFor(alert), close, closes_after === undefined)
  return (
    <div className={`${styles.toast} ${styles[kind] ?? ''}`} {...resting}>
      <AlertMark kind={kind} />
      <div className={styles.said}>
        <p className={styles.title}>{title}</p>
        {text && (
          <p className={styles.text}>
            <WholeWords>{text}</WholeWords>
          </p>
        )}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close()
              action.act()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      {kind !== 'waiting' && (
        <Button kind="icon" aria-label="Fechar aviso" onClick={close}>
          <Icon of={IconX} />
        </Button>
      )}
    </div>
  )
}
