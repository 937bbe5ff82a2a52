import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faces, fontOf } from './fonts.ts'

for (const face of faces)
  test(`${face}: letters stay known after a glyph made of them was embedded first`, () => {
    const font = fontOf(face)
    const subset = font.createSubset()
    for (const letter of 'éãçÉŤ') subset.includeGlyph(font.glyphForCodePoint(letter.codePointAt(0)!))
    subset.encode()
    for (const letter of 'eacECTA')
      assert.deepEqual(font.layout(letter).glyphs[0]!.codePoints, [letter.codePointAt(0)], letter)
  })

test('a ligature is read as its letters, whatever was printed before', () => {
  const [glyph] = fontOf('wide regular').layout('fi').glyphs
  assert.equal(String.fromCodePoint(...glyph!.codePoints), 'fi')
})
