import { type Cut, type Face, fontOf } from './fonts.ts'

/** Marks a letter that no font has (Chinese, Thai …), so that readers see that something is missing. */
export const MISSING = '\u25a1'
/** Characters without a glyph: controls, joiners, variation selectors. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\p{Emoji_Modifier}]/u

const has = (face: Face, letter: string) => fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0)!)
const somewhere = (letter: string) => has('regular', letter) || has('wide regular', letter)

/** The layout looks at a word as often as it has letters: one of thousands would hold the process for seconds. */
const LONG_WORD = /[^ \n]{80}(?=[^ \n])/gu

/**
 * Typed text as far as it can be printed. A letter without a glyph becomes its nearest one, else the missing mark; a
 * picture or sign without a glyph is dropped. Line ends stay, and a word of more than 80 letters is broken.
 */
export function printable(text: string): string {
  const near = (letter: string) => {
    if (letter === '\n' || letter === '\t') return letter
    if (SHAPELESS.test(letter)) return ''
    if (somewhere(letter)) return letter
    return [...letter.normalize('NFKD')].filter(somewhere).join('') || (/[\p{L}\p{N}]/u.test(letter) ? MISSING : '')
  }
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n')]
    .map(near)
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(LONG_WORD, '$& ')
    .trim()
}

/** One face for a whole text, so that a name is not set in two: the wide one as soon as a letter needs it. */
export const faceFor = (cut: Cut, words: string): Face =>
  [...words].every((letter) => letter === '\n' || has(cut, letter)) ? cut : `wide ${cut}`
