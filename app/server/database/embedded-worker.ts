// The embedded database in a thread of its own, so that a long query does not block the event loop. Messages are
// answered in order.
import { parentPort, workerData } from 'node:worker_threads'
import { openBackend, type Place } from './embedded-backend.ts'

export type Asked = { verb: 'ask'; bytes: Uint8Array } | { verb: 'renew' | 'dump' | 'close' }
export type Answered = { answer: unknown } | { broken: string; code?: string | undefined }

const port = parentPort!
const post = (answered: Answered) => port.postMessage(answered)
const answering = (work: Promise<unknown>) =>
  work.then(
    (answer) => post({ answer }),
    (error: unknown) =>
      post({
        broken: error instanceof Error ? error.message : String(error),
        code: (error as NodeJS.ErrnoException).code,
      }),
  )

const opening = openBackend(workerData as Place)
await answering(opening.then(() => undefined))
const backend = await opening
port.on(
  'message',
  (asked: Asked) => void answering(asked.verb === 'ask' ? backend.ask(asked.bytes) : backend[asked.verb]()),
)
