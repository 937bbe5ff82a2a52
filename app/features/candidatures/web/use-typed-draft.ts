import { useState } from 'react'
import { keepTyped, personHere, takeTyped } from '#web/storage/kept-typing.ts'

function readTyped(person: string, name: string) {
  const typed = takeTyped(person, name)
  if (typed) keepTyped(person, name, typed)
  return typed?.['text'] as string | undefined
}

/** A text that outlives the form it is typed in: closed by Escape, left by a link or loaded anew, it is there again. Emptied once it is sent, and then as it began. */
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
