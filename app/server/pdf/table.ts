import { INK } from './paper.ts'
import type { Look, Part, Sheet } from './sheet.ts'
import { faceFor, printable } from './printable.ts'

export type Column = { title: string; /** a share of the width */ share: number; align?: 'right' }

const HEAD: Look = { cut: 'strong', size: 8.5, ink: 'muted', lead: 1 }
const BODY: Look = { cut: 'regular', size: 9.5, lead: 1.5 }
const PAD = 5
const GAP = 12

/** Rows under a header that repeats on every page. The last row may be a total. */
export function setTable(
  paper: PDFKit.PDFDocument,
  sheet: Sheet,
  under: Part,
  columns: Column[],
  rows: string[][],
  sum?: string[],
) {
  const left = paper.x
  const table = paper.struct('Table')
  under.add(table)
  const places = columns.map(({ share, align }, i) => ({
    x: columns.slice(0, i).reduce((at, column) => at + column.share, 0) * sheet.width,
    width: share * sheet.width - (i === columns.length - 1 ? 0 : GAP),
    align,
  }))
  const heightOf = (look: Look, cells: string[]) =>
    Math.max(...cells.map((cell, i) => sheet.heightOf(look, cell, places[i]!.width)))
  const drawCell = (look: Look, text: string, i: number, y: number) => {
    const { x, width, align } = places[i]!
    const words = printable(text)
    paper
      .font(faceFor(look.cut, words))
      .fontSize(look.size)
      .fillColor(INK[look.ink ?? 'text'])
    paper.text(words, left + x, y, { width, lineGap: look.lead ?? 0, ...(align && { align }) })
  }
  const set = (look: Look, tag: 'TH' | 'TD', cells: string[]) => {
    const y = paper.y
    const height = heightOf(look, cells)
    table.add(
      paper.struct(
        'TR',
        {},
        cells.map((cell, i) => paper.struct(tag, {}, () => drawCell(look, cell, i, y))),
      ),
    )
    below(y + height)
  }
  const below = (y: number) => {
    paper.x = left
    paper.y = y + PAD
    sheet.rule(PAD)
  }
  const titles = columns.map(({ title }) => title)
  sheet.keep(heightOf(HEAD, titles) + 60)
  set(HEAD, 'TH', titles)
  const row = (look: Look, cells: string[]) => {
    const { page } = paper
    sheet.keep(heightOf(look, cells) + 2 * PAD)
    if (paper.page !== page) {
      // The repeated header is an artifact, so that screen readers hear one table.
      const y = paper.y
      sheet.ornament(() => titles.forEach((title, i) => drawCell(HEAD, title, i, y)))
      below(y + heightOf(HEAD, titles))
    }
    set(look, 'TD', cells)
  }
  for (const cells of rows) row(BODY, cells)
  if (sum) row({ ...BODY, cut: 'strong' }, sum)
  table.end()
}
