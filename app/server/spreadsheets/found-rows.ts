import { tooLarge, tooManyRows, unreadable } from './refused.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'

/** More than any field takes: what is longer is refused where it is read, cut or whole. */
const LONGEST_CELL = 1_000
/** No text column takes a NUL, nor half of a letter that the cut took apart. */
const storable = (cell: string) => cell.replaceAll('\0', '').trim().slice(0, LONGEST_CELL).toWellFormed()
/** In all the cells together. They are copied out of the thread, where its memory bounds them no more. */
const MOST_LETTERS = 20_000_000

/** Ten times as many as spreadsheets have. */
const LAST_LINE = 10_000_000

/** The rows with something in them, as far as the limits go. */
export function findRows({ rows, columns }: SheetLimits) {
  const found: SheetRow[] = []
  let letters = 0
  return {
    found,
    add(line: number, all: string[]) {
      const cells = all.slice(0, columns).map(storable)
      if (!cells.some(Boolean)) return
      // Each program writes a row once, after the one above it; a number that is none is above nothing.
      if (!(line > (found.at(-1)?.line ?? 0) && line <= LAST_LINE)) throw unreadable()
      letters += cells.reduce((sum, cell) => sum + cell.length, 0)
      if (letters > MOST_LETTERS) throw tooLarge()
      found.push({ line, cells })
      if (found.length > rows) throw tooManyRows(rows)
    },
  }
}
