// What work costs the processor, for tests that say how it grows. Clocks tell how busy the machine is instead.

/** Long enough for the processor's own count to be right. */
const MEASURABLE_US = 2_000

const spent = (work: () => void, rounds: number) => {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Microseconds of processor time, the least of several tries: what else the process does only adds to it. */
export function processorTime(work: () => void, tries = 5): number {
  let rounds = 1
  let least = spent(work, rounds)
  while (least < MEASURABLE_US) {
    rounds *= 4
    least = spent(work, rounds)
  }
  for (let tried = 1; tried < tries; tried++) least = Math.min(least, spent(work, rounds))
  return least / rounds
}

/** How much faster than its input the cost of some work grows from one length to the other: 1 where it is linear, their ratio where it is quadratic. */
export const growth = (work: (length: number) => void, short: number, long: number): number =>
  (processorTime(() => work(long)) / processorTime(() => work(short)) / long) * short
