import { IconChevronDown } from '#web/icons/c/chevron-down.ts'
import { useEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import styles from './menu-button.module.css'

/** A button with a list of pages: closes on Esc, on a choice, and when focus or pointer leave. */
export function MenuButton({ label, rooms }: { label: string; rooms: readonly { label: string; to: string }[] }) {
  const { id, root, open, setOpen, opener } = useDisclosure()
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key, setOpen])
  return (
    <div className={styles.root} ref={root}>
      <Button kind="quiet" className={styles.button} {...opener}>
        {label}
        <Icon of={IconChevronDown} size={18} />
      </Button>
      <ul id={id} className={styles.panel} hidden={!open}>
        {rooms.map((room) => (
          <li key={room.to}>
            <NavLink to={room.to} end>
              {room.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
