import { IconX } from '#web/icons/x/x.ts'
import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Modal } from './modal.tsx'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
  dismissible?: boolean
  /** For a form: as wide as a form, and the whole screen of a phone. 'page' for content side by side. */
  wide?: boolean | 'page'
}

export function Dialog({ open, onClose, title, children, actions, dismissible = true, wide }: Props) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {dismissible && (
          <Button kind="icon" className={styles.close} aria-label="Fechar" onClick={onClose}>
            <Icon of={IconX} />
          </Button>
        )}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  )
}
