// Places for threads. Each takes up to 320 MB and a whole processor: two hundred at once would end the process.
import type { Worker } from 'node:worker_threads'

const MOST_AT_ONCE = 2
let taken = 0
const waiting: (() => void)[] = []

/** The place goes to who waits longest, so that nobody who comes later overtakes. */
function leave() {
  const next = waiting.shift()
  if (next) next()
  else taken--
}

/** Its place is free when the thread has ended: not with the answer, as its memory is still there. */
export async function inPlace(begin: () => Worker): Promise<Worker> {
  if (taken === MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else taken++
  try {
    return begin().once('exit', leave)
  } catch (error) {
    leave()
    throw error
  }
}
