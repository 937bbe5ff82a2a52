import { tooLarge, tooManyRows } from './refused.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'

/** More than any field takes: what is longer is refused where it is read, cut or whole. */
const LONGEST_CELL = 1_000
/** In all the cells together. They are copied out of the thread, where its memory bounds them no more. */
const MOST_LETTERS = 20_000_000

/** The rows with something in them, as far as the limits go. */
export function findRows({ rows, columns }: SheetLimits) {
  const found: SheetRow[] = []
  let letters = 0
  return {
    found,
    add(line: number, all: string[]) {
      const cells = all.slice(0, columns).map((cell) => cell.trim().slice(0, LONGEST_CELL))
      if (!cells.some(Boolean)) return
      letters += cells.reduce((sum, cell) => sum + cell.length, 0)
      if (letters > MOST_LETTERS) throw tooLarge()
      found.push({ line, cells })
      if (found.length > rows) throw tooManyRows(rows)
    },
  }
}
