/** More than twice as deep as any form of ours. */
const DEEPEST = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** Counted before parsing: a level costs the sender one byte, and the parser much more. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) quoted = !quoted
    else if (quoted) at += code === BACKSLASH ? 1 : 0
    else if (OPENING.includes(code)) depth++
    else if (CLOSING.includes(code)) depth--
    if (depth > DEEPEST) return true
  }
  return false
}
