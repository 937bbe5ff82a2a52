import type { Page } from 'playwright-core'

/** For how long a page sets its timers, from its next document on. What a clock would say depends on how busy the machine is. */
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
