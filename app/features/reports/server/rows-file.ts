// The rows of a figure as a file that is written while they are read.
import type { NewCell } from '#server/spreadsheets/sheet.ts'
import { streamCsv, streamSheet } from '#server/spreadsheets/stream-sheet.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Row } from './rows.ts'

export type Format = 'xlsx' | 'csv'

const DAY = 'dd/mm/yyyy'
const COLUMNS = [
  { header: 'Quem', width: 36 },
  { header: 'Empresa', width: 32 },
  { header: 'Curso ou vaga', width: 36 },
  { header: 'Instituição', width: 36 },
  { header: 'De', width: 12, format: DAY },
  { header: 'Até', width: 12, format: DAY },
  { header: 'Dias', width: 10, format: '0.0' },
]

const dayIn = (iso: string | null) => (iso === null ? null : new Date(`${iso}T00:00:00Z`))
const cells = ({ person_name, company_name, about, institution_name, from, to, days }: Row): NewCell[] => [
  person_name,
  company_name,
  about,
  institution_name,
  dayIn(from),
  dayIn(to),
  days,
]
const texts = ({ person_name, company_name, about, institution_name, from, to, days }: Row): string[] => [
  person_name ?? '',
  company_name,
  about ?? '',
  institution_name ?? '',
  formatDate(from),
  to ? formatDate(to) : '',
  days === null ? '' : String(days).replace('.', ','),
]

async function* each<T>(rows: AsyncIterable<Row>, as: (row: Row) => T) {
  for await (const row of rows) yield as(row)
}

export const rowsFile = (rows: AsyncIterable<Row>, format: Format): ReadableStream<Uint8Array> =>
  format === 'csv'
    ? streamCsv(
        COLUMNS.map(({ header }) => header),
        each(rows, texts),
      )
    : streamSheet({ name: 'Linhas', columns: COLUMNS }, each(rows, cells))
