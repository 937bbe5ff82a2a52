// The layout of every document: text that flows over pages, columns, labels in the margin, links, each with its PDF tag.
import { drawLine, type Piece } from './line-of-pieces.ts'
import { INK, type Look, type Part } from './paper.ts'
import { faceFor, printable } from './printable.ts'

export type { Look, Part }
type Place = { x?: number; width?: number; link?: string; align?: 'right' }

const LINES_KEPT = 3

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
    /** A label in the margin of its text: '1.2' of a clause, the bullet of an item in a list. */
    hang(under: Part, tag: 'P' | 'LI', look: Look, label: string, text: string, place: { x: number; outdent: number }) {
      const { x, outdent } = place
      const words = printable(text)
      keep(Math.min(heightOf(look, words, width - x), LINES_KEPT * lineOf(look)))
      const { y } = paper
      const inMargin = () => {
        set({ ...look, ink: 'muted' }, label).text(label, left + x - outdent, y, { lineBreak: false })
        paper.y = y
      }
      const body = () => {
        write(look, words, { x })
        paper.y += look.after ?? 0
      }
      const parts =
        tag === 'LI' ? [paper.struct('Lbl', {}, inMargin), paper.struct('LBody', {}, body)] : [inMargin, body]
      under.add(paper.struct(tag, {}, parts))
    },
    line(under: Part, look: Look, pieces: readonly Piece[], between: string) {
      drawLine({ paper, left, width, set, keep, lineOf }, { under, look, pieces, between })
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
