// A sheet as it arrives: its rows, or why the whole of it is refused.
import { acceptedKind } from '#features/files/server/files.ts'
import { invalid } from '#server/refusal.ts'
import { readSheet, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { BATCH_BYTES, BATCH_ROWS } from '../../wire/batches.ts'
import { type Cells, cellsOf, isExample, placesIn } from '../sheet/columns.ts'

const EMPTY = 'A planilha não tem nenhum contrato. Preencha um por linha, abaixo dos títulos.'
const MANY = `A planilha passa de ${BATCH_ROWS} linhas. Divida-a em partes e envie uma de cada vez.`
const missing = (columns: string[]) =>
  `Faltam colunas na primeira linha: ${columns.join(', ')}. Comece pelo nosso modelo de planilha.`

/** What the reader opens at most: of longer sheets it says so itself. */
const OPENED = { rows: 20_000, columns: 60 }

export type SentRow = { line: number; cells: Cells }

export async function sheetRows(file: File): Promise<SentRow[]> {
  const kind = await acceptedKind(file, { field: 'file', accept: ['xlsx', 'text'], limit: BATCH_BYTES })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [header, ...body] = await readSheet(bytes, kind === 'xlsx' ? 'xlsx' : 'text', OPENED).catch(
    (error: unknown) => {
      throw error instanceof UnreadableSheet ? invalid({ file: error.message }) : error
    },
  )
  const found = placesIn(header?.cells ?? [])
  if ('missing' in found) throw invalid({ file: missing(found.missing) })
  const rows = body.map(({ line, cells }) => ({ line, cells: cellsOf(cells, found.places) }))
  const people = rows.filter(({ cells }) => !isExample(cells))
  if (!people.length) throw invalid({ file: EMPTY })
  if (people.length > BATCH_ROWS) throw invalid({ file: MANY })
  return people
}
