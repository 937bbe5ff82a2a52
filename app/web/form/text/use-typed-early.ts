import { useEffect, useRef } from 'react'

/** What stood in fields before the scripts were there: the page itself would empty them. */
const typed = new Map<string, string>()

/** Called once, before the page comes to life. */
export function keepTypedEarly() {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]'))
    if (field.value !== field.defaultValue && !/^(checkbox|radio|file|hidden)$/.test(field.type))
      typed.set(field.name, field.value)
}

/** Gives a field back, once, what was typed into it that early. */
export function useTypedEarly(name: string, give: (text: string) => unknown) {
  const latest = useRef(give)
  useEffect(() => {
    const text = typed.get(name)
    typed.delete(name)
    if (text !== undefined) latest.current(text)
  }, [name])
}
