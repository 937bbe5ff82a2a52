// Short pieces one after another, as a row of contacts.
import type { Look, Part } from './paper.ts'
import { printable } from './printable.ts'

/** With an address it is a link. */
export type Piece = { text: string; link?: string }
type On = {
  paper: PDFKit.PDFDocument
  left: number
  width: number
  set: (look: Look, words?: string) => PDFKit.PDFDocument
  keep: (height: number) => void
  lineOf: (look: Look) => number
}
type Line = { under: Part; look: Look; pieces: readonly Piece[]; between: string }

/** Of the narrowest letters, more than fit. */
const MOST_ON_A_LINE = 600

/** A piece that does not fit begins the next line. */
export function drawLine({ paper, left, width, set, keep, lineOf }: On, { under, look, pieces, between }: Line) {
  const gap = set(look).widthOfString(between)
  let x = 0
  const placed = pieces.map(({ text, link }) => {
    const words = shortened(printable(text), (one) => set(look, one).widthOfString(one) <= width)
    const across = set(look, words).widthOfString(words)
    const breaks = x > 0 && x + across > width
    const at = breaks ? 0 : x
    x = at + across + gap
    return { words, link, across, at, breaks }
  })
  keep(lineOf(look))
  const draws = placed.map(({ words, link, across, at, breaks }, i) => {
    const draw = () => {
      if (breaks) paper.y += lineOf(look)
      const { y } = paper
      if (at > 0) set(look).text(between, left + at - gap, y, { lineBreak: false })
      set({ ...look, ...(link && { ink: 'primary' as const }) }, words).text(words, left + at, y, {
        lineBreak: false,
        width: across + 1,
        ...(link && { link }),
      })
      paper.y = i === placed.length - 1 ? y + lineOf(look) : y
      paper.x = left
    }
    return paper.struct(link ? 'Link' : 'Span', {}, draw)
  })
  under.add(paper.struct('P', {}, draws))
  paper.y += look.after ?? 0
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  let kept = text.slice(0, MOST_ON_A_LINE)
  while (kept.length > 1 && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept}…`
}
