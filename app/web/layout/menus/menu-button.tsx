import { IconChevronDown } from '#web/icons/c/chevron-down.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './menu-button.module.css'

/** A button with a list of pages: closes on Esc, on a choice, and when focus or pointer leave. */
export function MenuButton({ label, rooms }: { label: string; rooms: readonly { label: string; to: string }[] }) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
    }
    addEventListener('keydown', escape)
    addEventListener('pointerdown', elsewhere)
    addEventListener('focusin', elsewhere)
    return () => {
      removeEventListener('keydown', escape)
      removeEventListener('pointerdown', elsewhere)
      removeEventListener('focusin', elsewhere)
    }
  }, [open])
  return (
    <div className={styles.root} ref={root}>
      <Button
        kind="quiet"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
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
