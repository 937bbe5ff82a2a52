// What a run leaves for whoever mends the proof, outside of build/, which every build empties.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Unsteady } from './again/second-look.ts'
import { root } from './run-program.ts'
import type { Tally } from './stage.ts'

const write = (name: string, value: unknown) => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  writeFileSync(path.join(root, '.cache', name), `${JSON.stringify(value, undefined, 2)}\n`)
}

export const writeUnsteady = (unsteady: Unsteady[]) => write('unsteady.json', unsteady)

/** The slowest test files of a run of many, with the processor time of their own program. */
export function writeTimes({ costs = [] }: Tally, { most = 20, printed = 5 } = {}) {
  if (costs.length < most) return
  const slowest = costs.toSorted((a, b) => b.ms - a.ms).slice(0, most)
  write('times.json', slowest)
  const seconds = (ms: number) => (ms / 1000).toFixed(0)
  const line = slowest.slice(0, printed).map(({ file, ms }) => `${file} ${seconds(ms)} s`)
  console.log(`Slowest: ${line.join(', ')}.`)
}
