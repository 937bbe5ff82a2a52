import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { AlertOutlet } from '#web/ui/alerts/alert-outlet.tsx'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'onClick'> & {
  open: boolean
  onClose: () => void
  /** false while something runs that must not be left half-way. */
  dismissible?: boolean
  children: ReactNode
}

/** The page is told rather than asked: a style for `html:has(dialog:modal)` is worked out anew at each text that changes, at a key press too. */
const COVERED = 'data-covered'

/** The first dialog takes the scroll bar away, so its width is kept. */
function cover(page: HTMLElement) {
  if (!page.hasAttribute(COVERED)) page.style.setProperty('--bar', `${innerWidth - page.clientWidth}px`)
  page.setAttribute(COVERED, '')
}
const uncover = (page: HTMLElement) => page.toggleAttribute(COVERED, document.querySelector('dialog:modal') !== null)

/** The browser's own modal dialog: it traps the focus, closes on Esc, and gives the focus back. */
export function Modal({ open, onClose, dismissible = true, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  // Before the paint: a closing dialog has lost its content and must not be seen empty.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    cover(document.documentElement)
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      uncover(document.documentElement)
    }
  }, [open])

  // A button that is gone when it was pressed takes the focus along: it goes on from the dialog, not from the page behind it.
  useEffect(() => {
    const dialog = ref.current
    if (open && document.activeElement === document.body && !dialog?.querySelector('dialog:modal')) dialog?.focus()
  })

  // The backdrop is a click on the dialog itself, outside its box. Esc and the close button do the same for a keyboard.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open || !dismissible) return
    const outside = (event: MouseEvent) => {
      if (event.target !== dialog) return
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      if (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom) onClose()
    }
    dialog.addEventListener('click', outside)
    return () => dialog.removeEventListener('click', outside)
  }, [open, dismissible, onClose])

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      {...rest}
      onKeyDownCapture={(event) => {
        // The first Esc is for the list that is open in the dialog.
        const { role, ariaExpanded } = event.target as HTMLElement
        if (event.key === 'Escape' && role === 'combobox' && ariaExpanded === 'true') event.preventDefault()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible && event.cancelable) onClose()
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return
        // A browser closes it by itself at a second Esc. Whether it closes is decided here.
        event.currentTarget.showModal()
        if (dismissible) onClose()
      }}
    >
      {open && (
        <>
          {children}
          <AlertOutlet newOnly />
        </>
      )}
    </dialog>
  )
}
