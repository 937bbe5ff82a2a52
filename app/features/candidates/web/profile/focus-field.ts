import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The field, or the block that stands for it where no single control does (a schedule's days, a list). */
export function focusField<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'setFocus'>, name: string) {
  const before = document.activeElement
  form.setFocus(name as never)
  if (document.activeElement !== before) return
  for (let path = name; path; path = path.split('.').slice(0, -1).join('.')) {
    const block = document.querySelector<HTMLElement>(`[data-field="${path}"]`)
    if (block) return block.focus()
  }
}
