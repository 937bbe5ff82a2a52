import { createHash } from 'node:crypto'
import { tooMany } from '../refusal.ts'

export type RateLimits = ReturnType<typeof openRateLimits>
/** The name is a constant of ours, never user input. */
export type Limit = { name: string; times: number; seconds: number }

/** For each limit separately, so that filling one does not evict keys of another. */
const MOST_KEYS = 20_000
const SWEPT_EVERY_MS = 60_000

/** The key at a fixed length, whatever was sent. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

/** Token bucket in this process: `times` at once, refilled evenly over `seconds`. A refusal carries Retry-After. */
export function openRateLimits(on: boolean, clock = () => Date.now()) {
  const limits = new Map<string, Map<string, number>>()
  let swept = clock()

  /** Full buckets are removed. */
  const sweep = (now: number) => {
    swept = now
    for (const debts of limits.values()) for (const [id, due] of debts) if (due <= now) debts.delete(id)
  }
  const write = (debts: Map<string, number>, id: string, due: number) => {
    debts.delete(id)
    debts.set(id, due)
    if (debts.size > MOST_KEYS)
      for (const oldest of debts.keys()) if (debts.size > MOST_KEYS * 0.9) debts.delete(oldest)
  }
  return {
    /** Refuses when the key is over its limit. */
    spend({ name, times, seconds }: Limit, key: string) {
      if (!on) return
      const now = clock()
      if (Math.abs(now - swept) > SWEPT_EVERY_MS) sweep(now)
      const debts = limits.get(name) ?? new Map<string, number>()
      limits.set(name, debts)
      const [id, whole] = [hashed(key), seconds * 1000]
      // At most the whole allowance, even after the clock was set back.
      const owed = Math.min(Math.max(debts.get(id) ?? 0, now), now + whole)
      const due = owed + whole / times
      const wait = due - now - whole
      write(debts, id, wait > 0 ? owed : due)
      if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
    },
    /** The number of keys in memory. */
    kept: () => [...limits.values()].reduce((sum, debts) => sum + debts.size, 0),
  }
}
