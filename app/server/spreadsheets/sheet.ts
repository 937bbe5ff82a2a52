// Spreadsheets, read and written in a thread of their own: a file made to hurt takes no memory and no time from those who ask for other things.
import { Worker } from 'node:worker_threads'

/** A row of texts, with the number it has in its file. */
export type SheetRow = { line: number; cells: string[] }
export type SheetLimits = { rows: number; columns: number }
/** A Date is a day: its midnight in UTC. */
export type NewCell = string | number | Date | null
export type NewSheet = {
  name: string
  /** `format` as spreadsheets write it: 'dd/mm/yyyy', '0.0'. */
  columns: { header: string; width: number; values?: string[]; format?: string }[]
  rows: NewCell[][]
}
export type SheetJob = { read: Uint8Array; type: 'xlsx' | 'text'; limits: SheetLimits } | { write: NewSheet[] }

const MOST_MS = 30_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

/** What is wrong with a file, in words for whoever sent it. */
export class UnreadableSheet extends Error {}

/** The first sheet without its blank rows. Formulas count for what they last showed, and are never computed. */
export const readSheet = (bytes: Uint8Array, type: 'xlsx' | 'text', limits: SheetLimits) =>
  inThread<SheetRow[]>({ read: bytes, type, limits })

/** Texts stay texts, whatever they begin with. */
export const writeSheet = (...sheets: NewSheet[]) => inThread<Uint8Array<ArrayBuffer>>({ write: sheets })

function inThread<T>(job: SheetJob): Promise<T> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: job, resourceLimits: MEMORY })
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const tooMuch = setTimeout(
    () =>
      reject(
        new UnreadableSheet(
          'A planilha demorou demais para abrir. Salve-a de novo, só com os dados, e envie outra vez.',
        ),
      ),
    MOST_MS,
  )
  worker.on('message', ({ done, refused, broken }: { done?: T; refused?: string; broken?: string }) => {
    if (refused !== undefined) reject(new UnreadableSheet(refused))
    else if (broken !== undefined) reject(new Error(broken))
    else resolve(done as T)
  })
  // Out of memory ends the thread and nothing else.
  worker.on('error', () =>
    reject(new UnreadableSheet('A planilha é grande demais para abrir. Envie só as linhas necessárias.')),
  )
  return promise.finally(() => {
    clearTimeout(tooMuch)
    void worker.terminate()
  })
}
