import type { Font } from 'fontkit'

export const lineWidth = (font: Font, text: string, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm

/** Wraps words to a width; what does not fit on the last line ends in an ellipsis. */
export function wrap(font: Font, text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => lineWidth(font, line, size) <= width
  const lines: string[] = ['']
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.filter(Boolean).slice(0, most)
  const cut = (line: string): string => (fits(line) ? line : cut(`${line.slice(0, -2).trimEnd()}…`))
  if (lines.filter(Boolean).length > most && shown.length) shown[shown.length - 1] += '…'
  return shown.map(cut)
}

/** A line of text as glyph outlines, so that no font is needed to draw it. `y` is the baseline. */
export function lineOf(
  font: Font,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let at = 0
  const letters = glyphs.map((glyph, i) => {
    const { xAdvance, xOffset } = positions[i]!
    const path = glyph.path.toSVG()
    const placed = path && `<path transform="translate(${at + xOffset})" d="${path}"/>`
    at += xAdvance
    return placed
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`
}
