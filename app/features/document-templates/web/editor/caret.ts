import type { RefObject } from 'react'

/** Where a line begins and ends; lines count from 1. */
export function placeOf(text: string, line: number): [from: number, to: number] {
  let from = 0
  for (let n = 1; n < line; n++) {
    const end = text.indexOf('\n', from)
    if (end < 0) return [text.length, text.length]
    from = end + 1
  }
  const end = text.indexOf('\n', from)
  return [from, end < 0 ? text.length : end]
}

export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length

/** Writes at the caret of a text, as a key would, so that it can be undone; and leads to a line. */
export const caretIn = (area: RefObject<HTMLTextAreaElement | null>) => ({
  insert(words: string) {
    area.current?.focus()
    document.execCommand('insertText', false, words)
  },
  /** All of it, which can be undone as well. */
  replace(words: string) {
    area.current?.focus()
    area.current?.select()
    document.execCommand('insertText', false, words)
  },
  goTo(line: number) {
    const field = area.current
    if (!field) return
    const [from, to] = placeOf(field.value, line)
    field.focus()
    // A caret at the line first: browsers scroll to where a selection begins.
    field.setSelectionRange(from, from)
    field.blur()
    field.focus()
    field.setSelectionRange(from, to)
  },
})
