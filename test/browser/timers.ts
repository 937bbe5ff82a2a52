import type { Page } from 'playwright-core'

/**
 * Durations of timers that the page sets, from the next document on. Measured time would depend on the machine's
 * load.
 */
export const watchTimers = (page: Page) =>
  page.addInitScript(() => {
    const set = globalThis.setTimeout
    const timers: number[] = []
    const watched = (work: () => void, ms?: number, ...more: []) => {
      timers.push(ms ?? 0)
      return set(work, ms, ...more)
    }
    Object.assign(globalThis, { timers, setTimeout: watched })
  })

export const timersOf = (page: Page) => page.evaluate('timers') as Promise<number[]>
