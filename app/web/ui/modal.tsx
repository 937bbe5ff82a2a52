import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { AlertOutlet } from '#web/ui/alert-outlet.tsx'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'onClick'> & {
  open: boolean
  onClose: () => void
  /** false while something runs that must not be left half-way. */
  dismissible?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: it traps the focus, closes on Esc, and gives the focus back. */
export function Modal({ open, onClose, dismissible = true, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  // Before the paint: a closing dialog has lost its content and must not be seen empty.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [open])

  const outside = (event: MouseEvent) => {
    if (!dismissible || event.target !== ref.current) return
    const box = ref.current.getBoundingClientRect()
    const within = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (!within) onClose()
  }

  return (
    <dialog
      ref={ref}
      {...rest}
      onClick={outside}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
    >
      {open && (
        <>
          {children}
          <AlertOutlet />
        </>
      )}
    </dialog>
  )
}
