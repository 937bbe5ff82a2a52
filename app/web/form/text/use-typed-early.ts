import { useEffect, useRef } from 'react'

/** Typed before the scripts ran: hydration would clear it. */
const typed = new Map<string, string>()

/** Called once, before hydration. */
export function keepTypedEarly() {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]'))
    if (field.value !== field.defaultValue && !/^(checkbox|radio|file|hidden)$/.test(field.type))
      typed.set(field.name, field.value)
}

/** Returns to a field, once, what was typed into it before hydration. */
export function useTypedEarly(name: string, give: (text: string) => unknown) {
  const latest = useRef(give)
  useEffect(() => {
    const text = typed.get(name)
    typed.delete(name)
    if (text !== undefined) latest.current(text)
  }, [name])
}
