// What failed, with all that a second look needs.
import type { Options } from '../run-tests.ts'

/** A wait ran out; a value was not what it had to be; the program ended, or a fault came from outside of any test. */
export type Kind = 'waited' | 'differed' | 'died'

export type Failure = {
  stage: string
  file: string
  test: string
  kind: Kind
  /** The first line of it. */
  reason: string
}

/** A file that failed, the options it ran with, and how many of its tests came to an end. */
export type FailedFile = {
  file: string
  options: Options
  failures: Failure[]
  passed: number
  failed: number
  skipped: number
  /** Tests that passed or failed; a hook or a program that failed is none. */
  tests: number
}

/** Words of browsers, of Node's runner and of our own waits (test/support/patience/patience.ts). */
const RAN_OUT =
  /TimeoutError|timed out after|Timeout \d+ ?ms exceeded|Test timeout|ran out of patience|tasks are still waiting|no letter to|no answer to/i
const DIED = /ended by it|stray fault|exitCode|code: 'ERR_IPC|signal: 'SIG/

export function kindOf(reason: string, failureType = ''): Kind {
  if (failureType === 'testTimeoutFailure' || RAN_OUT.test(reason)) return 'waited'
  if (DIED.test(reason) || failureType === 'uncaughtException' || failureType === 'unhandledRejection') return 'died'
  return 'differed'
}
