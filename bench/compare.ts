import { readFileSync } from 'node:fs'
import type { Exchange, Outcome } from '#test/support/product/load.ts'
import { load } from '#test/support/product/load.ts'

export type Side = { origin: string; pid: number }
type Measured = { rate: number; cpu_us: number }
export type Comparison = { ratios: number[]; product: Measured[]; bare: Measured[] }
type Asking = {
  seconds: number
  connections?: number
  ask: (origin: string) => Exchange
  expect?: number
  between?: () => Promise<void>
}

const RUNS = 5
const WARM_SECONDS = 1.5
const TICK_US = 10_000

/** What a process, threads and all, has used of the processor; 0 where /proc is unknown. */
function cpuUs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_US
  } catch {
    return 0
  }
}

export async function measure(
  { origin, pid }: Side,
  { seconds, connections = 16, ask, expect = 200 }: Asking,
): Promise<Measured> {
  const until = performance.now() + seconds * 1000
  const before = cpuUs(pid)
  const outcome: Outcome = await load({
    origin,
    connections,
    next: () => (performance.now() < until ? ask(origin) : undefined),
  })
  if (outcome.broken || outcome.statuses[expect] !== outcome.answers)
    throw new Error(`${origin} answered ${JSON.stringify(outcome.statuses)}, broken ${outcome.broken}`)
  return { rate: outcome.answers / outcome.seconds, cpu_us: (cpuUs(pid) - before) / outcome.answers }
}

/** A B A B …: whatever else the machine does falls on both. */
export async function compare(product: Side, bare: Side, asking: Asking): Promise<Comparison> {
  const found: Comparison = { ratios: [], product: [], bare: [] }
  for (const side of [product, bare]) await measure(side, { ...asking, seconds: WARM_SECONDS })
  for (let run = 0; run < RUNS; run++) {
    await asking.between?.()
    const theirs = await measure(bare, asking)
    const ours = await measure(product, asking)
    found.ratios.push(ours.rate / theirs.rate)
    found.product.push(ours)
    found.bare.push(theirs)
  }
  return found
}
