// How long a test waits, in one place. A green test ends as soon as it can; a red one says what it waited for.
import { setTimeout as pause } from 'node:timers/promises'

const SECOND = 1_000

export const PATIENCE = {
  /** For an element, an answer, a letter or a task. */
  act: 60 * SECOND,
  /** For a program, a server or a browser to start or to end. */
  start: 600 * SECOND,
} as const

/** The second look recognizes this name. */
class TimeoutError extends Error {
  override name = 'TimeoutError'
  constructor(what: string, patience: number) {
    super(`${what}: ran out of patience after ${patience / SECOND} s`)
  }
}

/** The result of the work, or a TimeoutError that says what did not happen. */
export async function within<T>(what: string, work: Promise<T>, patience: number = PATIENCE.act): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(what, patience)), patience)
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

type Truthy<T> = Exclude<T, undefined | null | false | 0 | ''>
type Options = { patience?: number; /** Milliseconds between two calls of `ask`. */ every?: number }

/** Calls `ask` again and again until it returns something truthy, and returns that. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  { patience = PATIENCE.act, every = 20 }: Options = {},
): Promise<Truthy<T>> {
  for (const end = performance.now() + patience; ; await pause(every)) {
    const answer = await within(what, (async () => ask())(), patience)
    if (answer) return answer as Truthy<T>
    if (performance.now() > end) throw new TimeoutError(what, patience)
  }
}
