import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '../context.ts'

export type Claimed = {
  id: number
  name: string
  payload: never
  attempts: number
  /** How often it was started without its process reporting a result. */
  unanswered: number
}
export class LeaseLost extends Error {}

const LEASE_SECONDS = 60

/** Free rows, or rows of workers that died, in order; rows held by another worker are skipped. */
export const claim = async (ctx: Ctx, lease: string, names: string[], most: number) =>
  (
    await sql<Claimed>`with claimed as (update tasks set lease = ${lease}, leased_until = now() + make_interval(secs
      => ${LEASE_SECONDS})
      where id in (select id from tasks where done_at is null and failed_at is null and run_at <= ${ctx.now}
        and (leased_until is null or leased_until < now()) and name = any(${names}) order by run_at, id for update
          skip locked limit ${most})
      returning id, name, payload, attempts, unanswered, run_at)
      select id, name, payload, attempts, unanswered from claimed order by run_at, id`.execute(ctx.db)
  ).rows

/** Only while the lease is ours: a worker that outlived its lease starts nothing and has no effect. */
export async function asHolder(ctx: Ctx, id: number, lease: string, change: RawBuilder<unknown>) {
  const changed =
    await sql`update tasks set ${change} where id = ${id} and lease = ${lease} and done_at is null`.execute(ctx.db)
  if (changed.numAffectedRows !== 1n) throw new LeaseLost()
}

export const longer = sql`leased_until = now() + make_interval(secs => ${LEASE_SECONDS})`
export const ticked = sql`done_at = now(), lease = null`

/** Returns claimed rows that were not started, before their lease ends. */
export const handBack = (ctx: Ctx, lease: string) =>
  sql`update tasks set lease = null, leased_until = null where lease = ${lease} and done_at is null`.execute(ctx.db)

export const forgetLeases = (db: Kysely<DB>) =>
  sql`update tasks set lease = null, leased_until = null where lease is not null and done_at is null`.execute(db)
