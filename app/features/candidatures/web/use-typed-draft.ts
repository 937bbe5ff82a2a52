import { useState } from 'react'
import { keepTyped, personHere, takeTyped } from '#web/kept-typing.ts'

const readTyped = (person: string, name: string) => {
  const typed = takeTyped(person, name)
  if (typed) keepTyped(person, name, typed)
  return String(typed?.['text'] ?? '')
}

/** A text that outlives the form it is typed in: closed by Escape, left by a link or loaded anew, it is there again. Emptied once it is sent. */
export function useTypedDraft(name: string) {
  const [person] = useState(() => personHere() ?? '')
  const [text, setText] = useState(() => readTyped(person, name))
  function type(typed: string) {
    if (typed) keepTyped(person, name, { text: typed })
    else takeTyped(person, name)
    setText(typed)
  }
  return [text, type] as const
}
