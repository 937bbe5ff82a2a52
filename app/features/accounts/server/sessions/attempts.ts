import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'

/** `times` at once, refilled evenly over `seconds`. */
export type Allowance = { key: string; times: number; seconds: number }

/** Rolls back: an attempt that is refused writes nothing, however many there are. */
class TooFast extends Error {
  seconds: number
  constructor(seconds: number) {
    super()
    this.seconds = seconds
  }
}

/** Never more than the whole allowance: a debt beyond it was written by a clock that has been set back since. */
const owed = (due: number, now: number, { seconds }: Allowance) => Math.min(Math.max(due, now), now + seconds * 1000)

const stepOf = ({ times, seconds }: Allowance) => (seconds * 1000) / times

/** Spends from all or from none; answers the seconds to wait, 0 when the attempt may be made.
 *  It stands in the database, and is spent before the attempt: neither more processes nor parallel guesses are faster. */
export async function spend(ctx: Ctx, allowances: Allowance[]): Promise<number> {
  if (!ctx.configuration.rate_limits) return 0
  const asked = allowances.toSorted((a, b) => (a.key < b.key ? -1 : 1)) // one order for all, so that nobody waits in a circle
  const now = ctx.now.getTime()
  const spending = transaction(ctx, async (ctx) => {
    const keys = asked.map(({ key }) => key)
    const debts = await hold(ctx, keys)
    const before = asked.map((allowance) => owed(debts.get(allowance.key)!, now, allowance))
    const after = asked.map((allowance, i) => before[i]! + stepOf(allowance))
    const wait = Math.ceil(Math.max(...asked.map(({ seconds }, i) => after[i]! - now - seconds * 1000)) / 1000)
    const cut = keys.some((key, i) => before[i]! < debts.get(key)!)
    if (wait > 0 && !cut) throw new TooFast(wait)
    // What was cut is written even so, or it would be cut again at each attempt and never be paid.
    await write(ctx, keys, wait > 0 ? before : after)
    return Math.max(0, wait)
  })
  return spending.catch((error: unknown) => {
    if (error instanceof TooFast) return error.seconds
    throw error
  })
}

const write = (ctx: Ctx, keys: string[], due: number[]) =>
  sql`update attempts set due_at = v.due_at from unnest(${keys}::text[], ${due.map((ms) => new Date(ms).toISOString())}::timestamptz[]) as v (key, due_at)
    where attempts.key = v.key`.execute(ctx.db)

/** Makes and locks the rows in one statement, so that even the very first attempts stand in line. */
async function hold(ctx: Ctx, keys: string[]) {
  const { rows } = await sql<{ key: string; due_at: string }>`
    insert into attempts as held (key, due_at) select unnest(${keys}::text[]), ${ctx.now}::timestamptz
    on conflict (key) do update set due_at = held.due_at returning key, due_at`.execute(ctx.db)
  return new Map(rows.map(({ key, due_at }) => [key, Date.parse(due_at)]))
}

/** An attempt that was none: the person got in. */
export async function giveBack(ctx: Ctx, allowances: Allowance[]) {
  for (const allowance of allowances)
    await sql`update attempts set due_at = due_at - make_interval(secs => ${stepOf(allowance) / 1000}) where key = ${allowance.key}`.execute(
      ctx.db,
    )
}

export const forgive = (ctx: Ctx, keys: string[]) => ctx.db.deleteFrom('attempts').where('key', 'in', keys).execute()
