import { useState } from 'react'
import { keepTyped, personHere, takeTyped } from '#web/storage/kept-typing.ts'

function readTyped(person: string, name: string) {
  const typed = takeTyped(person, name)
  if (typed) keepTyped(person, name, typed)
  return typed?.['text'] as string | undefined
}

/**
 * A text that survives its form: closed by Escape, left by a link or reloaded, it is restored. Cleared after sending.
 */
export function useTypedDraft(name: string, initial = '') {
  const [person] = useState(() => personHere() ?? '')
  const [text, setText] = useState(() => readTyped(person, name) ?? initial)
  function type(typed: string) {
    if (typed && typed !== initial) keepTyped(person, name, { text: typed })
    else takeTyped(person, name)
    setText(typed)
  }
  return [text, type] as const
}
