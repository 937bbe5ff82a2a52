import { tooMany } from './refusal.ts'

export type RateLimits = ReturnType<typeof openRateLimits>
export type Limit = { name: string; times: number; seconds: number }

const MOST_KEYS = 100_000

/** Counts in this process: `times` at once, refilled evenly over `seconds`. A refusal says when to come back. */
export function openRateLimits(on: boolean, clock = () => Date.now()) {
  const full = new Map<string, number>()
  return {
    /** Refuses when the key is over its limit. */
    spend({ name, times, seconds }: Limit, key: string) {
      if (!on) return
      const now = clock()
      const step = (seconds * 1000) / times
      const id = `${name}\n${key}`
      const due = Math.max(full.get(id) ?? 0, now) + step
      if (due - now > seconds * 1000) throw tooMany(Math.ceil((due - now - seconds * 1000) / 1000))
      full.delete(id)
      full.set(id, due)
      if (full.size > MOST_KEYS) forget(full, now)
    },
    give(name: string, key: string) {
      full.delete(`${name}\n${key}`)
    },
  }
}

/** Keys that are empty again go first; then the oldest. */
function forget(full: Map<string, number>, now: number) {
  for (const [id, due] of full) if (due <= now) full.delete(id)
  for (const id of full.keys()) {
    if (full.size <= MOST_KEYS * 0.9) return
    full.delete(id)
  }
}
