import { useState } from 'react'
import { personHere } from '#web/kept-typing.ts'

/** Of this page load only, each person's own. */
const drafts = new Map<string, string>()

/** A text that outlives the form it is typed in: closed by Escape, left by a link, it is there again. Emptied once it is sent. */
export function useTypedDraft(name: string) {
  const [key] = useState(() => `${personHere() ?? ''} ${name}`)
  const [text, setText] = useState(() => drafts.get(key) ?? '')
  function type(typed: string) {
    if (typed) drafts.set(key, typed)
    else drafts.delete(key)
    setText(typed)
  }
  return [text, type] as const
}
