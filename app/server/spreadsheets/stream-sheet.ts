// Sheets that are written while their rows come: however many these are, a few of them are in memory at a time.
import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { NewCell, NewSheet } from './sheet.ts'
import { CSV_START, csvLine } from './write-csv.ts'
import { escaped } from './write-xlsx.ts'

async function* drawn(rows: AsyncIterable<NewCell[]>) {
  for await (const row of rows) yield row.map(escaped)
}

export const streamSheet = ({ name, columns }: Omit<NewSheet, 'rows'>, rows: AsyncIterable<NewCell[]>) =>
  writeXlsxStream(drawn(rows), {
    name,
    columns: columns.map(({ header, width, format }) => ({ header, width, ...(format && { numFmt: format }) })),
    freezePane: { rows: 1 },
  })

/** Letters that are sent together. */
const CHUNK = 65_536

async function* lines(header: readonly string[], rows: AsyncIterable<readonly string[]>) {
  const encoder = new TextEncoder()
  let text = CSV_START + csvLine(header)
  for await (const row of rows) {
    text += csvLine(row)
    if (text.length < CHUNK) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}

export const streamCsv = (header: readonly string[], rows: AsyncIterable<readonly string[]>) =>
  Readable.toWeb(Readable.from(lines(header, rows), { objectMode: false })) as ReadableStream<Uint8Array>
