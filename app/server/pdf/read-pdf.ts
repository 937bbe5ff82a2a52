import { setImmediate } from 'node:timers/promises'
import { inThread } from '../in-thread.ts'
import { pagesOfSmallPdf, type ReadPdf } from './pages-of-pdf.ts'

export class UnreadablePdf extends Error {}
const unreadable = () => new UnreadablePdf()

/** Costs less than a thread does, even where the file is made to hurt. */
const SMALL = 256_000
let reading: Promise<unknown> = Promise.resolve()

/** One in each turn of the loop: of two hundred that come at once, the others would wait for all. */
function inPassing(bytes: Uint8Array): Promise<ReadPdf | undefined> {
  const read = reading.then(() => setImmediate()).then(() => pagesOfSmallPdf(bytes))
  reading = read.catch(() => {})
  return read
}

/** A large file, or one that unpacks to much, in a thread: a file made to hurt costs nobody else a moment. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const small = bytes.length <= SMALL ? await inPassing(bytes) : undefined
  if (small) return small
  return inThread<ReadPdf>(new URL('./read-pdf-worker.ts', import.meta.url), bytes, {
    most_ms: 20_000,
    slow: unreadable,
    large: unreadable,
    refused: unreadable,
  })
}
