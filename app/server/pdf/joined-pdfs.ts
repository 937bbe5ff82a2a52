import { inThread } from '../in-thread.ts'
import { UnjoinablePdf } from './pdf-value.ts'

/** In a thread of its own; refuses with UnjoinablePdf what it cannot join whole. */
export const joinedPdfs = (files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> => {
  const refused = () => new UnjoinablePdf()
  return inThread(new URL('./join-worker.ts', import.meta.url), files, {
    most_ms: 20_000,
    slow: refused,
    large: refused,
    refused,
  })
}
