import { Worker } from 'node:worker_threads'

type Bounds = {
  most_ms: number
  /** Took longer than that. */
  slow: () => Error
  /** Ran out of memory, which ends the thread and nothing else. */
  large: () => Error
  /** What the thread refused, as it said it. */
  refused: (said: never) => Error
}

const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

/**
 * A job in a thread of its own: a file made to hurt takes no memory and no time from those who ask for other things.
 */
export function inThread<T>(program: URL, workerData: unknown, { most_ms, slow, large, refused }: Bounds): Promise<T> {
  const worker = new Worker(program, { workerData, resourceLimits: MEMORY })
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const tooMuch = setTimeout(() => reject(slow()), most_ms)
  worker.on('message', (told: { done?: T; refused?: never; broken?: string }) => {
    if (told.refused !== undefined) reject(refused(told.refused))
    else if (told.broken !== undefined) reject(new Error(told.broken))
    else resolve(told.done as T)
  })
  worker.on('error', () => reject(large()))
  return promise.finally(() => {
    clearTimeout(tooMuch)
    void worker.terminate()
  })
}
