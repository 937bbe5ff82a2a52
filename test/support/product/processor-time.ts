// Processor time of work, for tests of its growth; elapsed time would depend on the machine's load.

/** Long enough for an accurate measurement. */
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

/** Microseconds of processor time, the minimum of several tries, since other work only adds to it. */
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

/** Growth of the cost divided by growth of the length: 1 for linear, `long / short` for quadratic. */
export const growth = async (work: (length: number) => unknown, short: number, long: number): Promise<number> =>
  ((await processorTime(() => work(long))) / (await processorTime(() => work(short))) / long) * short

const SAYS = 'processor time: '

/** Node flags that print a program's processor time at its end. */
export const tellingProcessorTime = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    process.stderr.write('${SAYS}' + Math.round((user + system) / 1000) + ' ms.')
  })`)}`,
]
export const processorTimeIn = (said: string) => Number(said.split(SAYS)[1]?.split(' ')[0])
