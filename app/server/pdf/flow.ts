// Text that flows over pages, each part with its PDF tag.
import type { Cut } from './fonts.ts'
import { INK } from './paper.ts'

type Part = PDFKit.PDFStructureElement
type Look = { cut: Cut; size: number; lead: number; ink: string; after: number }

const LOOKS = {
  H1: { cut: 'strong', size: 25, lead: 2, ink: INK.text, after: 6 },
  H2: { cut: 'strong', size: 13.5, lead: 2, ink: INK.primary, after: 5 },
  P: { cut: 'regular', size: 10.2, lead: 3, ink: INK.text, after: 6 },
  note: { cut: 'regular', size: 9.5, lead: 3, ink: INK.muted, after: 18 },
} satisfies Record<string, Look>

const HANG = 30
const BULLET = 14
const LINES_KEPT = 3

export function openFlow(paper: PDFKit.PDFDocument) {
  const root = paper.struct('Document')
  paper.addStructure(root)
  const left = paper.x
  const width = paper.page.width - paper.page.margins.left - paper.page.margins.right

  const set = ({ cut, size, ink }: Look) => paper.font(cut).fontSize(size).fillColor(ink)
  const bottom = () => paper.page.height - paper.page.margins.bottom
  /** A part that would begin on the last line of a page moves to the next one. */
  const keep = (height: number) => {
    if (paper.y + height > bottom()) paper.addPage()
  }
  const least = (look: Look, text: string, width: number) =>
    Math.min(paper.heightOfString(text, { width, lineGap: look.lead }), LINES_KEPT * (look.size * 1.2 + look.lead))
  const write = (look: Look, text: string, indent: number) => {
    set(look).text(text, left + indent, paper.y, { width: width - indent, lineGap: look.lead })
    paper.x = left
  }
  const put = (under: Part, tag: string, look: Look, text: string, indent = 0) => {
    set(look)
    keep(least(look, text, width - indent))
    under.add(paper.struct(tag, {}, () => write(look, text, indent)))
    paper.y += look.after
  }
  /** The label stands in the margin of its text: '1.2', a bullet. */
  const hang = (label: string, text: string, indent: number, outdent: number) => {
    const look = LOOKS.P
    set(look)
    keep(least(look, text, width - indent))
    const y = paper.y
    return [
      () => {
        set({ ...look, ink: INK.muted }).text(label, left + indent - outdent, y, { lineBreak: false })
        paper.y = y
      },
      () => {
        write(look, text, indent)
        paper.y += look.after
      },
    ] as const
  }

  return {
    title(text: string, note: string) {
      put(root, 'H1', LOOKS.H1, text)
      put(root, 'P', LOOKS.note, note)
      paper.outline.addItem(text)
    },
    /** The following content belongs to the heading and stays on its page. */
    section(heading: string) {
      paper.y += 9
      keep(90)
      const part = paper.struct('Sect')
      root.add(part)
      put(part, 'H2', LOOKS.H2, heading)
      paper.outline.addItem(heading)
      return {
        clause: (number: string, text: string) =>
          void part.add(paper.struct('P', {}, [...hang(number, text, HANG, HANG)])),
        list(items: string[]) {
          const list = paper.struct('L')
          part.add(list)
          for (const text of items) {
            const [label, body] = hang('•', text, HANG + BULLET, BULLET)
            list.add(paper.struct('LI', {}, [paper.struct('Lbl', {}, label), paper.struct('LBody', {}, body)]))
          }
          list.end()
        },
        end: () => part.end(),
      }
    },
    end: () => root.end(),
  }
}
