import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'

/** Token bucket: `times` at once, refilled evenly over `seconds`. */
export type Allowance = { key: string; times: number; seconds: number }

/** Rolls back: a refused attempt writes nothing. */
class TooFast extends Error {
  seconds: number
  constructor(seconds: number) {
    super()
    this.seconds = seconds
  }
}

/** At most the whole allowance: a larger debt was written by a clock that has been set back since. */
const owed = (due: number, now: number, { seconds }: Allowance) => Math.min(Math.max(due, now), now + seconds * 1000)

const stepOf = ({ times, seconds }: Allowance) => (seconds * 1000) / times

/**
 * Spends from all or from none and returns the seconds to wait, 0 when allowed. Stored in the database and spent
 * before the attempt, so that parallel guesses and several processes are not faster.
 */
export async function spend(ctx: Ctx, allowances: Allowance[]): Promise<number> {
  if (!ctx.configuration.rate_limits) return 0
  const asked = allowances.toSorted((a, b) => (a.key < b.key ? -1 : 1)) // a fixed lock order against deadlocks
  const now = ctx.now.getTime()
  const spending = transaction(ctx, async (ctx) => {
    const keys = asked.map(({ key }) => key)
    const debts = await hold(ctx, keys)
    const before = asked.map((allowance) => owed(debts.get(allowance.key)!, now, allowance))
    const after = asked.map((allowance, i) => before[i]! + stepOf(allowance))
    const wait = Math.ceil(Math.max(...asked.map(({ seconds }, i) => after[i]! - now - seconds * 1000)) / 1000)
    const cut = keys.some((key, i) => before[i]! < debts.get(key)!)
    if (wait > 0 && !cut) throw new TooFast(wait)
    // A reduced debt is written even on refusal, or it would be reduced at each attempt and never paid.
    await write(ctx, keys, wait > 0 ? before : after)
    return Math.max(0, wait)
  })
  return spending.catch((error: unknown) => {
    if (error instanceof TooFast) return error.seconds
    throw error
  })
}

const write = (ctx: Ctx, keys: string[], due: number[]) =>
  sql`update attempts set due_at = v.due_at from unnest(${keys}::text[],
    ${due.map((ms) => new Date(ms).toISOString())}::timestamptz[]) as v (key, due_at)
    where attempts.key = v.key`.execute(ctx.db)

/** Inserts and locks the rows in one statement, so that the first attempts wait in line too. */
async function hold(ctx: Ctx, keys: string[]) {
  const { rows } = await sql<{ key: string; due_at: string }>`
    insert into attempts as held (key, due_at) select unnest(${keys}::text[]), ${ctx.now}::timestamptz
    on conflict (key) do update set due_at = held.due_at returning key, due_at`.execute(ctx.db)
  return new Map(rows.map(({ key, due_at }) => [key, Date.parse(due_at)]))
}

/** Returns an attempt after the person signed in. */
export async function giveBack(ctx: Ctx, allowances: Allowance[]) {
  for (const allowance of allowances)
    await sql`update attempts set due_at = due_at - make_interval(secs => ${stepOf(allowance) / 1000}) where key =
      ${allowance.key}`.execute(ctx.db)
}

export const forgive = (ctx: Ctx, keys: string[]) => ctx.db.deleteFrom('attempts').where('key', 'in', keys).execute()
