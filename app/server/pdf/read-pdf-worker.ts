import { parentPort, workerData } from 'node:worker_threads'
import { pagesOfPdf } from './pages-of-pdf.ts'

parentPort!.postMessage({ done: pagesOfPdf(workerData as Uint8Array) })
