import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '../context.ts'

export type Claimed = {
  id: number
  name: string
  payload: never
  attempts: number
  /** Times it was begun and its process never came back with what became of it. */
  unanswered: number
}
export class LeaseLost extends Error {}

const LEASE_SECONDS = 60

/** Free rows, or rows whose worker died, in their order; another worker skips what this one holds. */
export const claim = async (ctx: Ctx, lease: string, names: string[], most: number) =>
  (
    await sql<Claimed>`with claimed as (update tasks set lease = ${lease}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (select id from tasks where done_at is null and failed_at is null and run_at <= ${ctx.now}
        and (leased_until is null or leased_until < now()) and name = any(${names}) order by run_at, id for update skip locked limit ${most})
      returning id, name, payload, attempts, unanswered, run_at)
      select id, name, payload, attempts, unanswered from claimed order by run_at, id`.execute(ctx.db)
  ).rows

/** The lease must still be ours: a worker that slept through it starts nothing and leaves no effect. */
export async function asHolder(ctx: Ctx, id: number, lease: string, change: RawBuilder<unknown>) {
  const changed =
    await sql`update tasks set ${change} where id = ${id} and lease = ${lease} and done_at is null`.execute(ctx.db)
  if (changed.numAffectedRows !== 1n) throw new LeaseLost()
}

export const longer = sql`leased_until = now() + make_interval(secs => ${LEASE_SECONDS})`
export const ticked = sql`done_at = now(), lease = null`

/** What was claimed and not begun waits for nobody's lease. */
export const handBack = (ctx: Ctx, lease: string) =>
  sql`update tasks set lease = null, leased_until = null where lease = ${lease} and done_at is null`.execute(ctx.db)

export const forgetLeases = (db: Kysely<DB>) =>
  sql`update tasks set lease = null, leased_until = null where lease is not null and done_at is null`.execute(db)
