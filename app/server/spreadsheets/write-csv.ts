/** Separated by semicolons, as Brazilian spreadsheets open it; nothing in a cell is computed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(written).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const written = (cell: string) => {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
