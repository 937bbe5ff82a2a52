// What work costs the processor, for tests that say how it grows. Clocks tell how busy the machine is instead.

/** Long enough for the processor's own count to be right. */
const MEASURABLE_US = 2_000

type Work = () => unknown

async function spent(work: Work, rounds: number) {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const doing = work()
    if (doing instanceof Promise) await doing
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Microseconds of processor time, the least of several tries: what else the process does only adds to it. */
export async function processorTime(work: Work, tries = 5): Promise<number> {
  let rounds = 1
  let least = await spent(work, rounds)
  while (least < MEASURABLE_US) {
    rounds *= 4
    least = await spent(work, rounds)
  }
  for (let tried = 1; tried < tries; tried++) least = Math.min(least, await spent(work, rounds))
  return least / rounds
}

/** How the cost grows from one length to the other, divided by how the length does: 1 where it is linear, `long / short` where it is quadratic. */
export const growth = async (work: (length: number) => unknown, short: number, long: number): Promise<number> =>
  ((await processorTime(() => work(long))) / (await processorTime(() => work(short))) / long) * short

const SAYS = 'processor time: '

/** Flags of Node's with which a program says at its end what it cost. */
export const tellingProcessorTime = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    process.stderr.write('${SAYS}' + Math.round((user + system) / 1000) + ' ms.')
  })`)}`,
]
export const processorTimeIn = (said: string) => Number(said.split(SAYS)[1]?.split(' ')[0])
