// A value of a PDF as its object holds it, read for its references and its end only.
export class UnjoinablePdf extends Error {}

/** Each number has a line in the table of a file, whether there is an object or not. */
export const MOST_NUMBER = 300_000

/** A name is a piece, as it may be called 'stream'. */
const PIECE =
  /\(|%[^\r\n]*|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|<[^<>]*>|(?<![\w.])(\d{1,7})\s{1,4}\d{1,5}\s{1,4}R\b|\bstream\b(?:\r?\n)?|\bendobj\b/g

type Read = { text: string; end: number; stream: number | undefined }

/** Behind the bracket that closes a text: brackets in it come in pairs, or behind a backslash. */
function behindText(source: string, start: number): number {
  let depth = 1
  for (let at = start; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  return source.length
}

/**
 * One value from `start`, with its references shifted, to its stream or its end. Where no line ends behind the word, no
 * two programs agree on where the stream begins: read on, its content would be taken for objects, and lost.
 */
export function valueAt(source: string, start: number, shift: number, seen: (number: number) => void): Read {
  let [text, copied] = ['', start]
  PIECE.lastIndex = start
  for (let found = PIECE.exec(source); found; found = PIECE.exec(source)) {
    const [whole, number] = found
    if (number !== undefined) {
      seen(Number(number))
      text += `${source.slice(copied, found.index)}${Number(number) + shift} 0 R`
      copied = PIECE.lastIndex
    } else if (whole === '(') PIECE.lastIndex = behindText(source, PIECE.lastIndex)
    else if (whole === 'stream') throw new UnjoinablePdf()
    else if (whole === 'endobj' || whole.startsWith('stream'))
      return {
        text: text + source.slice(copied, found.index),
        end: PIECE.lastIndex,
        stream: whole === 'endobj' ? undefined : PIECE.lastIndex,
      }
  }
  return { text: text + source.slice(copied), end: source.length, stream: undefined }
}
