/** Pieces of a text between marks; a mark within {{braces}} is none. */
export function splitOutside(text: string, mark: string): string[] {
  const pieces = ['']
  let at = 0
  let closes = true
  while (at < text.length) {
    const end = closes && text.startsWith('{{', at) ? text.indexOf('}}', at) : -1
    if (closes && end < 0 && text.startsWith('{{', at)) closes = false
    const next = end < 0 ? at + 1 : end + 2
    if (end < 0 && text[at] === mark) pieces.push('')
    else pieces[pieces.length - 1] += text.slice(at, next)
    at = next
  }
  return pieces
}
