import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { REVEAL } from '#web/ui/reveal.ts'

/** Where a name stands: its control, else its block, else those of the name above it. */
function placeOf(name: string): HTMLElement | undefined {
  const place = document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  const above = name.split('.').slice(0, -1).join('.')
  return place ?? (above ? placeOf(above) : undefined)
}

/** The field, or what stands for it where it has no control of its own (a schedule's days, a list, one of several choices). A closed section around it opens. */
export function focusField<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'setFocus'>, name: string) {
  placeOf(name)?.dispatchEvent(new Event(REVEAL, { bubbles: true }))
  setTimeout(() => {
    const before = document.activeElement
    form.setFocus(name as never)
    if (document.activeElement === before) placeOf(name)?.focus()
  })
}
