export type SourceLine = { text: string; line: number }

const STARTS = /^(#|§|-\s|\||@|\[)/
/** A block's mark that has its line for itself. */
export function aloneIn(text: string): string | undefined {
  if (!text.startsWith('{{') || !text.endsWith('}}')) return undefined
  const inside = text.slice(2, -2).trim()
  return !/[{}]/.test(inside) && /^(se\s|sen[ãa]o$|fim$|para cada\s)/i.test(inside) ? inside : undefined
}
const leavesOpen = (text: string) => text.lastIndexOf('{{') > text.lastIndexOf('}')

/** A line goes on in the next one until a blank line or a mark; the number is that of its beginning. */
export function joinLines(source: string): SourceLine[] {
  const found: SourceLine[] = []
  let goesOn = false
  let before = ''
  for (const [n, raw] of source.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const text = raw.trim()
    const last = found.at(-1)
    const begins = STARTS.test(text) || aloneIn(text) !== undefined
    // A brace that is left open ends with its line, so that its problem is told there.
    if (text && goesOn && !begins && last && !leavesOpen(before)) last.text += ` ${text}`
    else if (text) found.push({ text, line: n + 1 })
    before = text
    goesOn = text !== '' && aloneIn(text) === undefined && !/^(\||@|#)/.test(text)
  }
  return found
}
