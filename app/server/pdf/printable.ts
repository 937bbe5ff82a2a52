import { fontOf } from './fonts.ts'

/** What people type may hold letters that the embedded font has not: the nearest one it has, else none. Line ends stay. */
export function printable(text: string): string {
  const font = fontOf('regular')
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
  const near = (letter: string) => (letter === '\n' || has(letter) ? letter : [...letter.normalize('NFKD')].filter(has).join(''))
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n')].map(near).join('').replace(/[ \t]+/g, ' ').trim()
}
