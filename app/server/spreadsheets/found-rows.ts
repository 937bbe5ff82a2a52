import { tooLarge, tooManyRows, unreadable } from './refused.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'

/** Longer than any field: the reader of the field refuses it, cut or whole. */
const LONGEST_CELL = 1_000
/** Text columns take neither NUL nor half of a surrogate pair. */
const storable = (cell: string) => cell.replaceAll('\0', '').trim().slice(0, LONGEST_CELL).toWellFormed()
/** Over all cells. They are copied out of the thread, whose memory limit no longer applies to them. */
const MOST_LETTERS = 20_000_000

/** Ten times as many rows as spreadsheets have. */
const LAST_LINE = 10_000_000

/** The rows that are not blank, within the limits. */
export function findRows({ rows, columns }: SheetLimits) {
  const found: SheetRow[] = []
  let letters = 0
  return {
    found,
    add(line: number, all: string[]) {
      const cells = all.slice(0, columns).map(storable)
      if (!cells.some(Boolean)) return
      // Programs write rows in ascending order; an invalid number fails this comparison.
      if (!(line > (found.at(-1)?.line ?? 0) && line <= LAST_LINE)) throw unreadable()
      letters += cells.reduce((sum, cell) => sum + cell.length, 0)
      if (letters > MOST_LETTERS) throw tooLarge()
      found.push({ line, cells })
      if (found.length > rows) throw tooManyRows(rows)
    },
  }
}
