import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { REVEAL } from '#web/ui/reveal.ts'

/** The element of a name: its control, else its block, else that of the parent name. */
function placeOf(name: string): HTMLElement | undefined {
  const place = document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  const above = name.split('.').slice(0, -1).join('.')
  return place ?? (above ? placeOf(above) : undefined)
}

/**
 * Focuses a field, or the block of one without a control (a schedule's days, a list, several choices). Opens a closed
 * section around it.
 */
export function focusField<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'setFocus'>, name: string) {
  placeOf(name)?.dispatchEvent(new Event(REVEAL, { bubbles: true }))
  setTimeout(() => {
    const before = document.activeElement
    form.setFocus(name as never)
    if (document.activeElement === before) placeOf(name)?.focus()
  })
}
