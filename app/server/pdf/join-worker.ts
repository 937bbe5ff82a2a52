import { parentPort, workerData } from 'node:worker_threads'
import { joinPdfs } from './join-pdfs.ts'

try {
  parentPort!.postMessage({ done: joinPdfs(workerData as Uint8Array[]) })
} catch {
  parentPort!.postMessage({ refused: 'unjoinable' })
}
