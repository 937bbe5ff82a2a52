// Processor time of work, for tests of its growth; elapsed time would depend on the machine's load.

/** Long enough for an accurate measurement. */
const MEASURABLE_US = 2_000

type Work = () => unknown

/** Of the whole process: a thread's own usage is counted in ticks of 4 ms on some kernels. */
async function spent(work: Work, rounds: number) {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const doing = work()
    if (doing instanceof Promise) await doing
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}

async function measurable(work: Work) {
  let rounds = 1
  while ((await spent(work, rounds)) < MEASURABLE_US) rounds *= 4
  return rounds
}

/** Growth below it is linear beyond doubt, so that no further try is needed. */
const LINEAR = 1.5
const [FEWEST, MOST] = [5, 25]

/**
 * Growth of the cost divided by growth of the length: 1 for linear, `long / short` for quadratic.
 * Other work only adds to a measurement, so the minimum of each side counts, and a doubtful growth is tried again.
 */
export async function growth(work: (length: number) => unknown, short: number, long: number): Promise<number> {
  const side = async (length: number) => {
    const run = () => work(length)
    return { run, rounds: await measurable(run), least: Infinity }
  }
  const [few, many] = [await side(short), await side(long)]
  const grown = () => (many.least / few.least / long) * short
  for (let tried = 0; tried < MOST && (tried < FEWEST || grown() > LINEAR); tried++)
    for (const each of [few, many])
      each.least = Math.min(each.least, (await spent(each.run, each.rounds)) / each.rounds)
  return grown()
}

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
