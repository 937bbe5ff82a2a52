import { type Cut, type Face, fontOf } from './fonts.ts'

/** Stands for a letter of a script that no font here has (Chinese, Thai …), so that a reader sees that something is missing. */
export const MISSING = '\u25a1'
/** Without a shape of their own: controls, joiners, the signs that choose how a picture is drawn. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\p{Emoji_Modifier}]/u

const has = (face: Face, letter: string) => fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0)!)
const somewhere = (letter: string) => has('regular', letter) || has('wide regular', letter)

/**
 * What people type, as far as it can be set. A letter that no font has is the nearest one that some font has, else stands as missing; a picture or
 * sign that none has is left out. Line ends stay.
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
    .trim()
}

/** One face for a whole text, so that a name is not set in two: the wide one as soon as a letter needs it. */
export const faceFor = (cut: Cut, words: string): Face =>
  [...words].every((letter) => letter === '\n' || has(cut, letter)) ? cut : `wide ${cut}`
