// A page layout by hand: columns, links, tables, each part with its PDF tag.
import type { Cut } from './fonts.ts'
import { INK } from './paper.ts'
import { faceFor, printable } from './printable.ts'

export type Part = PDFKit.PDFStructureElement
export type Look = { cut: Cut; size: number; lead?: number; ink?: keyof typeof INK; after?: number }
type Place = { x?: number; width?: number; link?: string; align?: 'right' }

const LINES_KEPT = 3
/** Of the narrowest letters, more than fit. */
const MOST_ON_A_LINE = 600

export type Sheet = ReturnType<typeof openSheet>

export function openSheet(paper: PDFKit.PDFDocument) {
  const root = paper.struct('Document')
  paper.addStructure(root)
  const left = paper.x
  const width = paper.page.width - paper.page.margins.left - paper.page.margins.right
  const set = ({ cut, size, ink = 'text' }: Look, words = '') =>
    paper.font(faceFor(cut, words)).fontSize(size).fillColor(INK[ink])
  const lineOf = ({ size, lead = 0 }: Look) => size * 1.2 + lead
  const heightOf = (look: Look, text: string, across: number) => {
    set(look, text)
    return paper.heightOfString(text, { width: across, lineGap: look.lead ?? 0 })
  }
  const write = (look: Look, text: string, { x = 0, width: across = width - x, link, align }: Place) => {
    set(look, text).text(text, left + x, paper.y, {
      width: across,
      lineGap: look.lead ?? 0,
      ...(link && { link }),
      ...(align && { align }),
    })
    paper.x = left
  }
  /** Begins the next page when the height does not fit. */
  const keep = (height: number) => {
    if (paper.y + height > paper.page.height - paper.page.margins.bottom) paper.addPage()
  }
  return {
    root,
    width,
    keep,
    heightOf: (look: Look, text: string, across: number) => heightOf(look, printable(text), across),
    widthOf(look: Look, text: string) {
      const words = printable(text)
      return set(look, words).widthOfString(words)
    },
    put(under: Part, tag: string, look: Look, text: string, place: Place = {}) {
      const words = printable(text)
      if (!words) return
      keep(Math.min(heightOf(look, words, place.width ?? width - (place.x ?? 0)), LINES_KEPT * lineOf(look)))
      const draw = () => write(look, words, place)
      under.add(place.link ? paper.struct(tag, {}, [paper.struct('Link', {}, draw)]) : paper.struct(tag, {}, draw))
      paper.y += look.after ?? 0
    },
    /** Pieces one after another with line breaks; pieces with an address are links. */
    line(under: Part, look: Look, pieces: { text: string; link?: string }[], between: string) {
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
    },
    /** An artifact: drawn, but not read aloud. */
    ornament(draw: () => void) {
      paper.markContent('Artifact', { type: 'Layout' })
      draw()
      paper.endMarkedContent()
    },
    rule(after = 0) {
      this.ornament(
        () =>
          void paper
            .moveTo(left, paper.y)
            .lineTo(left + width, paper.y)
            .lineWidth(0.6)
            .strokeColor(INK.rule)
            .stroke(),
      )
      paper.y += after
    },
    /** A part with a heading, which is also a bookmark and stays with what follows. */
    section(look: Look, heading: string, together: number): Part {
      keep(together)
      const part = paper.struct('Sect')
      root.add(part)
      this.put(part, 'H2', look, heading)
      paper.outline.addItem(printable(heading))
      return part
    },
    end: () => root.end(),
  }
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  let kept = text.slice(0, MOST_ON_A_LINE)
  while (kept.length > 1 && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept}…`
}
