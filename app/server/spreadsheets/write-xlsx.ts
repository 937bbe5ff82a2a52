import { writeXlsx as write } from 'hucre/xlsx'
import type { NewSheet } from './sheet.ts'

const OFFERED_ROWS = 5_001

export const writeXlsx = (sheets: NewSheet[]) => write({ sheets: sheets.map(drawn) })

/** A header that stays in sight, and lists to choose from where a column has few values. */
const drawn = ({ name, columns, rows }: NewSheet) => ({
  name,
  columns: columns.map(({ width }) => ({ width })),
  rows: [columns.map(({ header }) => header), ...rows],
  freezePane: { rows: 1 },
  dataValidations: columns.flatMap(({ values }, at) =>
    values ? [{ type: 'list' as const, values, allowBlank: true, range: `${letter(at)}2:${letter(at)}${OFFERED_ROWS}` }] : [],
  ),
})

/** Up to 26 columns. */
const letter = (at: number) => String.fromCharCode(65 + at)
