import { IconX } from '#web/icons/x/x.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import styles from './side-drawer.module.css'

type Props = {
  open: boolean
  onClose: () => void
  side: 'left' | 'right'
  title: string
  /** Replaces the title's text, for an avatar with a name. */
  head?: ReactNode
  children: ReactNode
}

/** Closes on Esc, on its button, on a click outside, and when a link in it navigates. */
export function SideDrawer({ open, onClose, side, title, head, children }: Props) {
  const id = useId()
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    onClose()
  }, [key, onClose])
  return (
    <Modal open={open} onClose={onClose} className={`${styles.drawer} ${styles[side]}`} aria-labelledby={id}>
      <div className={styles.head}>
        {head && <span>{head}</span>}
        <h2 id={id} className={head ? 'unseen' : styles.title}>
          {title}
        </h2>
        <Button kind="icon" aria-label="Fechar" onClick={onClose}>
          <Icon of={IconX} />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </Modal>
  )
}
