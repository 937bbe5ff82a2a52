import { useEffect, useRef } from 'react'

/** Typed before the scripts ran: hydration would clear it. */
const typed = new Map<string, string>()

/** Called once, before hydration. */
export function keepTypedEarly() {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]'))
    if (field.value !== field.defaultValue && !/^(checkbox|radio|file|hidden)$/.test(field.type))
      typed.set(field.name, field.value)
}

/** Returns to a field, once, what was typed into it before hydration; `leave` follows when the person is elsewhere. */
export function useTypedEarly(name: string, give: (text: string) => unknown, leave: () => void) {
  const latest = useRef({ give, leave })
  useEffect(() => {
    const text = typed.get(name)
    typed.delete(name)
    if (text === undefined) return
    latest.current.give(text)
    if (document.activeElement?.getAttribute('name') !== name) latest.current.leave()
  }, [name])
}
