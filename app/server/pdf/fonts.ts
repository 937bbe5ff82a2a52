import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/**
 * Static fonts, because only those can be subset and embedded. Figtree as on screens; the wide ones for what it
 * lacks: Greek, Cyrillic, signs.
 */
const FILES = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  strong: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  'wide regular': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'wide strong': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
} as const
export type Face = keyof typeof FILES
export type Cut = 'regular' | 'strong'
export const cuts: readonly Cut[] = ['regular', 'strong']
export const faces = Object.keys(FILES) as Face[]

const isLigature = (letter: number) => letter >= 0xfb00 && letter <= 0xfb06
const lettersOf = (ligature: number) =>
  [...String.fromCodePoint(ligature).normalize('NFKC')].map((letter) => letter.codePointAt(0)!)

const parsed = new Map<Face, Font>()

/** Parsed once for all documents. */
export function fontOf(face: Face): Font {
  let font = parsed.get(face)
  if (!font) {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(FILES[face]))
    font = create(bytes) as Font
    // fontkit keeps a glyph as first asked for, and embedding "é" asks for its "e" without the letter: documents made
    // later would give wrong letters to readers who copy, search or listen. A ligature is read as its letters.
    for (const letter of font.characterSet) {
      const glyph = font.glyphForCodePoint(letter)
      if (isLigature(letter)) glyph.codePoints = lettersOf(letter)
    }
    parsed.set(face, font)
  }
  return font
}
