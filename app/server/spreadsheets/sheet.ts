// Spreadsheets, read and written in a thread of their own.
import { inThread } from '../in-thread.ts'

/** A row of texts with its number in the file. */
export type SheetRow = { line: number; cells: string[] }
export type SheetLimits = { rows: number; columns: number }
/** A Date is a day: midnight in UTC. */
export type NewCell = string | number | Date | null
export type NewSheet = {
  name: string
  /** `format` as spreadsheets write it: 'dd/mm/yyyy', '0.0'. */
  columns: { header: string; width: number; values?: string[]; format?: string }[]
  rows: NewCell[][]
}
export type SheetJob = { read: Uint8Array; type: 'xlsx' | 'text'; limits: SheetLimits } | { write: NewSheet[] }

/** What is wrong with a file, in words for its sender. */
export class UnreadableSheet extends Error {}

/** The first sheet without blank rows. Formulas have their stored results and are not computed. */
export const readSheet = (bytes: Uint8Array, type: 'xlsx' | 'text', limits: SheetLimits) =>
  run<SheetRow[]>({ read: bytes, type, limits })

/** Texts stay texts, even when they begin with '='. */
export const writeSheet = (...sheets: NewSheet[]) => run<Uint8Array<ArrayBuffer>>({ write: sheets })

const SLOW = 'A planilha demorou demais para abrir. Salve-a de novo, só com os dados, e envie outra vez.'
const LARGE = 'A planilha é grande demais para abrir. Envie só as linhas necessárias.'

const run = <T>(job: SheetJob) =>
  inThread<T>(new URL('./sheet-worker.ts', import.meta.url), job, {
    most_ms: 30_000,
    slow: () => new UnreadableSheet(SLOW),
    large: () => new UnreadableSheet(LARGE),
    refused: (words: string) => new UnreadableSheet(words),
  })
