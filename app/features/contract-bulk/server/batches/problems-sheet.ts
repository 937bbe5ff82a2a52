import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import type { Bytes, Received } from '#wire/endpoint.ts'
import type { downloadProblems } from '../../wire/batches.ts'
import { COLUMNS } from '../sheet/columns.ts'
import { inOneLine } from '../sheet/problem.ts'
import { cellsIn } from './batch-rows.ts'
import { rowsOf } from './check.ts'
import { findBatch } from './find-batches.ts'
import { BAD, foundIn } from './list-rows.ts'

const NONE = 'Esta planilha não tem linhas a corrigir.'
const FORGOTTEN = 'As linhas desta planilha já foram apagadas: elas ficam por 30 dias.'
const ERROR = { header: 'erro', width: 80 }

/** The bad rows as they came and what is wrong beside each: corrected, the same sheet can be sent again. */
export async function problemsSheet(ctx: Ctx, id: string, { format }: Received<typeof downloadProblems>['query']) {
  const { file_name } = await findBatch(ctx, id)
  const bad = (await rowsOf(ctx, id)).filter(({ state }) => BAD.includes(state as never))
  if (!bad.length) throw conflict(NONE)
  if (bad.some(({ sealed }) => sealed === null)) throw conflict(FORGOTTEN)
  const rows = bad.map((row) => {
    const cells = cellsIn(ctx, row)
    return [...COLUMNS.map(({ key }) => cells[key]), foundIn(ctx, row).map(inOneLine).join('\n')]
  })
  const headers = [...COLUMNS.map((column) => ({ ...column })), ERROR]
  const name = `${file_name.replace(/\.\w+$/, '')} a corrigir.${format}`
  const headersOf = (type: string) => ({
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
  })
  if (format === 'csv')
    return new Reply<Bytes>(writeCsv([headers.map(({ header }) => header), ...rows]), headersOf('text/csv'))
  const bytes = await writeSheet({ name: 'Corrigir', columns: headers, rows })
  return new Reply<Bytes>(bytes, headersOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'))
}
