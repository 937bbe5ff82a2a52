import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { AlertOutlet } from '#web/ui/alerts/alert-outlet.tsx'
import { OwnDialog } from './own-dialog.ts'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'onClick'> & {
  open: boolean
  onClose: () => void
  /** false while something runs that must not be interrupted. */
  dismissible?: boolean
  children: ReactNode
}

/**
 * An attribute of the page: the selector `html:has(dialog:modal)` is evaluated at each text change, key presses too.
 */
const COVERED = 'data-covered'

/** The first dialog hides the scroll bar, so the page's width is fixed. */
function cover(page: HTMLElement) {
  if (!page.hasAttribute(COVERED)) page.style.setProperty('--bar', `${innerWidth - page.clientWidth}px`)
  page.setAttribute(COVERED, '')
}
const uncover = (page: HTMLElement) => page.toggleAttribute(COVERED, document.querySelector('dialog:modal') !== null)

/** The browser's modal dialog: traps the focus, closes on Esc, and returns the focus. */
export function Modal({ open, onClose, dismissible = true, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  // Before painting: a closing dialog has lost its content and must not flash empty.
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

  // A pressed button that is removed takes the focus with it: it moves to the dialog, not to the page behind.
  useEffect(() => {
    const dialog = ref.current
    if (open && document.activeElement === document.body && !dialog?.querySelector('dialog:modal')) dialog?.focus()
  })

  // A click outside the dialog's box hits the dialog element itself. Esc and the close button serve keyboards.
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
        // The first Esc closes a list that is open in the dialog.
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
        // Browsers force it closed at a second Esc; whether it closes is decided here.
        event.currentTarget.showModal()
        if (dismissible) onClose()
      }}
    >
      {open && (
        <OwnDialog value={ref}>
          {children}
          <AlertOutlet newOnly />
        </OwnDialog>
      )}
    </dialog>
  )
}
