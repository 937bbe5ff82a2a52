// When all stages are over and nothing else runs, each file that failed runs again, alone. A test that fails by the
// clock of a loaded machine is green then, and reported as unsteady; a fault is red again.
import type { FailedFile } from './failures.ts'
import { runTests } from '../run-tests.ts'
import { slots } from '../slots.ts'
import { type Tally, tell } from '../stage.ts'
import { unmended } from './unsteady.ts'

/** What fails in more places than these is not a matter of the clock. */
const AT_MOST = 5
/** A lost write may show once in a few times. */
const RARE_STAGES = ['durability', 'attack', 'process']
const RARE_FILES = /^test\/isolation\//
const THRICE = 3

export type Unsteady = { file: string; stage: string; tests: string[]; reason: string; times: number; seconds: number }

const mayBeRare = ({ file, options: { name } }: FailedFile) => RARE_STAGES.includes(name) || RARE_FILES.test(file)
const timesFor = (one: FailedFile) =>
  mayBeRare(one) || one.failures.some(({ kind }) => kind !== 'waited') ? THRICE : 1

/** Green each time, and no test fewer than came to an end before. Returns how many passed, or why it is not green. */
async function runAlone({ file, options, tests }: FailedFile, times: number): Promise<number | string> {
  let tally = { passed: 0, failed: 0 }
  for (let time = 0; time < times; time++) {
    tally = await runTests({ ...options, files: [file], slots: slots(1), allBegun: () => {}, again: true, quiet: true })
    if (tally.failed) return `red again${times > 1 ? `, at try ${time + 1} of ${times}` : ''}`
    if (tally.passed < tests) return `${tally.passed} tests passed alone, ${tests} ended before`
  }
  return tally.passed
}

/** Why there is no second look. */
export function noSecondLook(failed: FailedFile[], others: number, env = process.env): string | undefined {
  if (env['CHECK_STRICT'] === '1') return 'CHECK_STRICT=1'
  if (others) return 'something failed that is not a test file'
  if (failed.length > AT_MOST) return `${failed.length} files failed, more than ${AT_MOST}`
  return undefined
}

/** Moves what is green alone from failed to passed, and returns what is unsteady. */
export async function secondLook(total: Tally, unpardonable = unmended()): Promise<Unsteady[]> {
  const failed = total.files ?? []
  if (!total.failed) return []
  const none = noSecondLook(failed, total.failed - failed.reduce((sum, file) => sum + file.failed, 0))
  if (none) {
    console.log(`No second look: ${none}.`)
    return []
  }
  console.log(`second look: ${failed.length} failed, each again and alone`)
  const unsteady: Unsteady[] = []
  for (const one of failed) {
    if (unpardonable.includes(one.file)) {
      tell(`✗ ${one.file} stands in test/unsteady.md without a mend: no second pardon`)
      continue
    }
    const began = performance.now()
    const times = timesFor(one)
    const result = await runAlone(one, times)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    if (typeof result === 'string') {
      tell(`✗ ${one.file}: ${result}`)
      continue
    }
    tell(`✓ ${one.file}: green alone, ${times} of ${times}, in ${seconds} s`)
    total.failed -= one.failed
    total.passed += result - one.passed
    const [first] = one.failures
    unsteady.push({
      file: one.file,
      stage: first!.stage,
      tests: one.failures.map(({ test }) => test),
      reason: `${first!.kind}: ${first!.reason}`,
      times,
      seconds,
    })
  }
  return unsteady
}
