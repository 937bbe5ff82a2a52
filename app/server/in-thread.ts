import { Worker } from 'node:worker_threads'
import { inPlace } from './thread-places.ts'

type Bounds = {
  /** Of a processor: what a machine does besides refuses no file. */
  most_ms: number
  /** Took more than that. */
  slow: () => Error
  /** Ran out of memory, which ends the thread and nothing else. */
  large: () => Error
  /** What the thread refused, as it said it. */
  refused: (said: never) => Error
}

const LOOK_MS = 250
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

/**
 * A job in a thread of its own: a file made to hurt takes no memory and no time from those who ask for other things.
 * Two run at a time, of all kinds together; time spent waiting counts for no bound.
 */
export async function inThread<T>(
  program: URL,
  workerData: unknown,
  { most_ms, slow, large, refused }: Bounds,
): Promise<T> {
  const worker = await inPlace(() => new Worker(program, { workerData, resourceLimits: MEMORY }))
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const look = async () => {
    const { user, system } = await worker.cpuUsage()
    if ((user + system) / 1000 > most_ms) reject(slow())
  }
  const looking = setInterval(() => void look().catch(() => {}), LOOK_MS) // it may have ended meanwhile
  worker.on('message', (told: { done?: T; refused?: never; broken?: string }) => {
    if (told.refused !== undefined) reject(refused(told.refused))
    else if (told.broken !== undefined) reject(new Error(told.broken))
    else resolve(told.done as T)
  })
  worker.on('error', () => reject(large()))
  worker.on('exit', () => reject(new Error('a thread ended without an answer')))
  return promise.finally(() => {
    clearInterval(looking)
    void worker.terminate()
  })
}
