import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableDocx } from './docx.ts'
import { textOf } from './docx-text.ts'

try {
  parentPort!.postMessage({ done: await textOf(workerData as Uint8Array) })
} catch (error) {
  parentPort!.postMessage({ refused: error instanceof UnreadableDocx ? error.fault : 'unreadable' })
}
