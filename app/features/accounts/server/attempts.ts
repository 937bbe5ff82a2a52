import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'

/** `times` at once, refilled evenly over `seconds`. */
export type Allowance = { key: string; times: number; seconds: number }

class TooFast extends Error {
  seconds: number
  constructor(seconds: number) {
    super()
    this.seconds = seconds
  }
}

/** Never more than the whole allowance, whatever a clock that was set back may say. */
const owed = (due: number, now: number, { seconds }: Allowance) => Math.min(Math.max(due, now), now + seconds * 1000)

const stepOf = ({ times, seconds }: Allowance) => (seconds * 1000) / times

/** Spends from all or from none; answers the seconds to wait, 0 when the attempt may be made.
 *  It stands in the database, and is spent before the attempt: neither more processes nor parallel guesses are faster. */
export async function spend(ctx: Ctx, allowances: Allowance[]): Promise<number> {
  if (!ctx.configuration.rate_limits) return 0
  const asked = allowances.toSorted((a, b) => (a.key < b.key ? -1 : 1)) // one order for all, so that nobody waits in a circle
  const now = ctx.now.getTime()
  try {
    await transaction(ctx, async (ctx) => {
      const debts = await hold(
        ctx,
        asked.map(({ key }) => key),
      )
      const due = asked.map((allowance) => owed(debts.get(allowance.key)!, now, allowance) + stepOf(allowance))
      const wait = Math.max(...asked.map(({ seconds }, i) => due[i]! - now - seconds * 1000))
      if (wait > 0) throw new TooFast(Math.ceil(wait / 1000))
      await sql`update attempts set due_at = v.due_at from unnest(${asked.map(({ key }) => key)}::text[], ${due.map((ms) => new Date(ms).toISOString())}::timestamptz[]) as v (key, due_at)
        where attempts.key = v.key`.execute(ctx.db)
    })
    return 0
  } catch (error) {
    if (error instanceof TooFast) return error.seconds
    throw error
  }
}

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
