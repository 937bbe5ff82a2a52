// How many programs of tests run at once. Stages share the slots, so that the next stage begins where the one before
// leaves a core idle.
import { availableParallelism } from 'node:os'

export type Slots = { count: number; within: <T>(work: () => Promise<T>) => Promise<T> }

/** First come, first served. Fewer may run at once than there are: `most` says how many at the moment. */
export function slots(count: number, most = () => count) {
  const waiting: (() => void)[] = []
  let running = 0
  const fill = () => {
    while (waiting.length && running < most()) {
      running += 1
      waiting.shift()!()
    }
  }
  const within: Slots['within'] = async (work) => {
    await new Promise<void>((begin) => {
      waiting.push(begin)
      fill()
    })
    try {
      return await work()
    } finally {
      running -= 1
      fill()
    }
  }
  return { count, within, fill }
}

const cores = Math.min(availableParallelism(), 8)
let running_beside = 0

/**
 * One more than there are cores: each program waits now and then, for its database or its browser. While others run
 * beside them, as many as there are cores: what is beyond makes each of them wait, and none of them end sooner.
 */
export const working = slots(cores + 1, () => (running_beside ? cores : cores + 1))

const two = slots(2)
/** For programs that mostly wait: for starts, for kills, for a disk. */
export const beside: Slots = {
  count: two.count,
  within: (work) =>
    two.within(async () => {
      running_beside += 1
      try {
        return await work()
      } finally {
        running_beside -= 1
        working.fill()
      }
    }),
}
