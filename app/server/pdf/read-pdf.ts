import { inThread } from '../in-thread.ts'
import type { ReadPdf } from './pages-of-pdf.ts'

export class UnreadablePdf extends Error {}
const unreadable = () => new UnreadablePdf()

/** In a thread: a file made to hurt costs nobody else a moment. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> =>
  inThread<ReadPdf>(new URL('./read-pdf-worker.ts', import.meta.url), bytes, {
    most_ms: 20_000,
    slow: unreadable,
    large: unreadable,
    refused: unreadable,
  })
