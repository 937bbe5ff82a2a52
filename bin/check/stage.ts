import type { FailedFile } from './again/failures.ts'
import type { Cost } from './batches.ts'

export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** The test files among what failed. */ files?: FailedFile[]
  /** What each test file cost. */ costs?: (Cost & { stage: string })[]
}

export type Stage = {
  name: string
  about: string
  /** The test files it runs; with words, those whose path contains one. A stage without files proves something else. */
  files?: (words: string[]) => string[]
  /**
   * `reads`: at first, all of them side by side. `waits`: beside all others, from the beginning. Else one after
   * another.
   */
  turn?: 'reads' | 'waits'
  /** Runs only when it is named. */
  named?: true
  /** Calls `allBegun` when the next stage may use what cores it leaves idle. */
  run: (files: string[], allBegun: () => void) => Promise<Tally>
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      files: [...(all.files ?? []), ...(one.files ?? [])],
      costs: [...(all.costs ?? []), ...(one.costs ?? [])],
    }),
    nothing,
  )

const closings: (() => Promise<unknown>)[] = []
/** What a stage opened stays open for a second look. */
export const closeAtTheEnd = (close: () => Promise<unknown>) => void closings.push(close)
export const closeAll = () => Promise.all(closings.splice(0).map((close) => close()))

export const tell = (text: string) => console.log(text.replace(/^(?=.)/gm, '    '))

/** What is wrong, one entry each; nothing wrong is one thing proven. */
export type Problems = string[] | Promise<string[]>

/** One proof with a name of its own; a fault inside it fails this proof and no other. */
export async function prove(what: string, look: () => Problems): Promise<Tally> {
  const problems = await Promise.resolve()
    .then(look)
    .catch((error: Error) => [error.stack ?? String(error)])
  if (problems.length === 0) return { ...nothing, passed: 1 }
  tell(`FAILED ${what}`)
  for (const problem of problems) tell(problem.trim())
  return { ...nothing, failed: 1 }
}
