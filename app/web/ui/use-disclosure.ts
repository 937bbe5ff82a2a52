import { useEffect, useId, useRef, useState } from 'react'

/**
 * A button with something that opens below it: closes on Esc, which gives the focus back, and when pointer or focus go
 * elsewhere.
 */
export function useDisclosure() {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
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
  return {
    root,
    open,
    setOpen,
    id,
    opener: { 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) },
  }
}
