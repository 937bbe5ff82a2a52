import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { REVEAL } from '#web/ui/reveal.ts'

const blockOf = (name: string): HTMLElement | null =>
  name ? (document.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? blockOf(name.split('.').slice(0, -1).join('.'))) : null

/** The field, or the block that stands for it where no single control does (a schedule's days, a list). A closed section around it opens. */
export function focusField<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'setFocus'>, name: string) {
  const block = blockOf(name)
  const control = document.getElementsByName(name)[0]
  ;(control ?? block)?.dispatchEvent(new Event(REVEAL, { bubbles: true }))
  setTimeout(() => {
    const before = document.activeElement
    form.setFocus(name as never)
    if (document.activeElement === before && document.activeElement !== control) block?.focus()
  })
}
