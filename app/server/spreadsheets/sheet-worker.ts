import { parentPort, workerData } from 'node:worker_threads'
import { readText } from './read-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { Refused } from './refused.ts'
import type { SheetJob } from './sheet.ts'
import { writeXlsx } from './write-xlsx.ts'

const job = workerData as SheetJob
try {
  const done =
    'write' in job
      ? await writeXlsx(job.write)
      : await (job.type === 'xlsx' ? readXlsx : readText)(job.read, job.limits)
  parentPort!.postMessage({ done })
} catch (error) {
  parentPort!.postMessage(
    error instanceof Refused ? { refused: error.message } : { broken: String((error as Error).stack) },
  )
}
