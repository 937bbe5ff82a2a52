import { writeXlsx as write } from 'hucre/xlsx'
import type { NewCell, NewSheet } from './sheet.ts'

const OFFERED_ROWS = 5_001

export const writeXlsx = (sheets: NewSheet[]) => write({ sheets: sheets.map(drawn) })

const HEADER = { font: { bold: true }, border: { bottom: { style: 'thin' as const } } }

/** A highlighted, frozen header with a filter on each column, and choices where a column has few values. */
const drawn = ({ name, columns, rows }: NewSheet) => ({
  name,
  columns: columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
  rows: [columns.map(({ header }) => header), ...rows.map((row) => row.map(escaped))],
  cells: new Map(columns.map((_, at) => [`0,${at}`, { style: HEADER }])),
  freezePane: { rows: 1 },
  ...(columns.length > 1 && { autoFilter: { range: `A1:${letter(columns.length - 1)}${rows.length + 1}` } }),
  dataValidations: columns.flatMap(({ values }, at) =>
    values
      ? [{ type: 'list' as const, values, allowBlank: true, range: `${letter(at)}2:${letter(at)}${OFFERED_ROWS}` }]
      : [],
  ),
})

/** Spreadsheets read _x0041_ as A (ECMA-376, ST_Xstring). */
export const escaped = (cell: NewCell) =>
  typeof cell === 'string' ? cell.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_') : cell

/** A … Z, AA, AB … */
const letter = (at: number): string =>
  (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
