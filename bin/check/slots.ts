// How many programs of tests run at once. Stages share the slots, so that the next stage begins where the one before
// leaves a core idle.
import { availableParallelism } from 'node:os'

export type Slots = { count: number; within: <T>(work: () => Promise<T>) => Promise<T> }

/** First come, first served. */
export function slots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count
  const taken = () => new Promise<void>((resolve) => waiting.push(resolve))
  return {
    count,
    async within(work) {
      if (free > 0) free -= 1
      else await taken()
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}

/** One more than there are cores: each program waits now and then, for its database or its browser. */
export const working = slots(Math.min(availableParallelism() + 1, 8))
/** For programs that mostly wait: for starts, for kills, for a disk. */
export const beside = slots(2)
