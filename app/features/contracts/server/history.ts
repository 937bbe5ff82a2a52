// What happened to an envelope: append-only, each row with the hash of the one before it. Who did it and what was told
// stand in rows of
// their own, which can be erased without breaking the chain.
import { createHash, randomBytes } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { canonical } from '#wire/paper/canonical.ts'

export type Happened = {
  event: string
  version: number
  step_id: string | null
  from_state: string | null
  to_state: string
  /** Who, and what was told: names, causes, addresses. */
  facts: Record<string, unknown>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const START = '0'.repeat(64)

type Link = Omit<Happened, 'facts'> & {
  envelope_id: string
  sequence: number
  happened_at: string
  facts_hash: string
  previous_hash: string
}
const hashOf = ({ envelope_id, sequence, event, version, step_id, from_state, to_state, ...link }: Link) =>
  sha256(
    JSON.stringify([
      envelope_id,
      sequence,
      event,
      version,
      step_id,
      from_state,
      to_state,
      new Date(link.happened_at).toISOString(),
      link.facts_hash,
      link.previous_hash,
    ]),
  )

/** The caller holds the envelope's row, so that nobody writes in between. */
export async function writeHistory(ctx: Ctx, envelope_id: string, { facts, ...happened }: Happened) {
  const last = await ctx.db
    .selectFrom('envelope_events')
    .select(['sequence', 'hash'])
    .where('envelope_id', '=', envelope_id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sequence = (last?.sequence ?? 0) + 1
  const salt = randomBytes(16).toString('hex')
  const told = canonical(facts)
  const link = {
    envelope_id,
    sequence,
    ...happened,
    happened_at: ctx.now.toISOString(),
    facts_hash: sha256(`${salt} ${told}`),
    previous_hash: last?.hash ?? START,
  }
  await ctx.db
    .insertInto('envelope_events')
    .values({ ...link, hash: hashOf(link) })
    .execute()
  await ctx.db
    .insertInto('envelope_event_facts')
    .values({
      envelope_id,
      sequence,
      salt,
      login_id: 'login_id' in ctx.actor ? ctx.actor.login_id : null,
      facts: told,
    })
    .execute()
}

/** Counted anew from the first row: any row that was changed, put in or taken out of the middle breaks it. */
export async function verifyHistory(
  ctx: Ctx,
  envelope_id: string,
): Promise<{ intact: boolean; rows: number; head: string }> {
  const rows = await ctx.db
    .selectFrom('envelope_events')
    .selectAll()
    .where('envelope_id', '=', envelope_id)
    .orderBy('sequence')
    .execute()
  let previous_hash = START
  for (const [at, row] of rows.entries()) {
    if (row.sequence !== at + 1 || row.previous_hash !== previous_hash || row.hash !== hashOf(row))
      return { intact: false, rows: rows.length, head: previous_hash }
    previous_hash = row.hash
  }
  return { intact: true, rows: rows.length, head: previous_hash }
}
