/** Separated by semicolons, as Brazilian spreadsheets open it; nothing in a cell is computed. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `${CSV_START}${rows.map(csvLine).join('')}`

export const CSV_START = '\uFEFF'
export const csvLine = (row: readonly string[]) => `${row.map(written).join(';')}\r\n`

/** What spreadsheets compute, or hand to another program: full-width signs too. */
const COMPUTED = /^[=+\-@|%\t\r＝＋－＠]/

const written = (cell: string) => {
  const safe = COMPUTED.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
