// Requests that may be repeated after a lost answer, recognised by owner and Idempotency-Key. Only the id of what was
// made is stored: a repeated request reads the resource anew.
import { createHash } from 'node:crypto'
import type { Endpoint } from '#wire/endpoint.ts'
import type { Ctx } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { invalid, usedKey } from '../refusal.ts'
import { outsideTask } from '../tasks/task.ts'
import type { Made } from './handlers.ts'

/** 128 bits in base64url. Only the key tells one guest from another. */
const SHORTEST_OF_GUEST = 22
const SHORT = `Use uma chave de envio (Idempotency-Key) aleatória, de ao menos ${SHORTEST_OF_GUEST} caracteres.`

/** May differ between two tries of one request: proof of identity, and the version that was read. */
const BESIDES = new Set(['current_password', 'otp', 'lock_version'])

async function bytesHash(file: File) {
  const sum = createHash('sha256')
  for await (const part of file.stream()) sum.update(part)
  return sum.digest('base64url')
}

/** What was sent, with a hash of its bytes in place of each file. */
async function contentOf(value: unknown): Promise<unknown> {
  if (value instanceof File) return [value.name, value.size, await bytesHash(value)]
  if (Array.isArray(value)) {
    const all: unknown[] = []
    for (const one of value) all.push(await contentOf(one))
    return all
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const told: [string, unknown][] = []
  for (const [name, one] of Object.entries(value)) if (!BESIDES.has(name)) told.push([name, await contentOf(one)])
  return Object.fromEntries(told)
}

export type Request = { key_hash: string; request_hash: string; login_id: string | null }

/** Undefined without a key: the request is executed each time. */
export async function requestOf(ctx: Ctx, { methods, path }: Endpoint, input: unknown): Promise<Request | undefined> {
  const { actor, idempotency_key: key, secrets } = ctx
  if (!key) return undefined
  const login_id = actor.user_type === 'GuestUser' ? null : actor.login_id
  if (!login_id && key.length < SHORTEST_OF_GUEST) throw invalid({ idempotency_key: SHORT })
  return {
    key_hash: secrets.sign('idempotency key', `${login_id ?? ''} ${key}`),
    request_hash: secrets.sign('idempotent request', JSON.stringify([methods, path, await contentOf(input)])),
    login_id,
  }
}

type Before = { made_id: string | null }

/** What this request made when it came before. The same key with other content is refused. */
async function madeBefore(ctx: Ctx, { key_hash, request_hash }: Request): Promise<Before | undefined> {
  const before = await ctx.db
    .selectFrom('requests')
    .select(['request_hash', 'made_id'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()
  if (before && before.request_hash !== request_hash) throw usedKey()
  return before
}

type Work = (ctx: Ctx) => Promise<Made>

/**
 * Claim, work and id in one transaction. A second request at the same time waits for the first at the primary key,
 * then finds what it made. A refusal rolls everything back, so the key stays free.
 */
export async function once(ctx: Ctx, request: Request | undefined, prepare: () => Promise<Work>): Promise<Made> {
  const before = request && (await madeBefore(ctx, request))
  if (before) return before.made_id!
  let work: Work
  try {
    work = await prepare()
  } catch (error) {
    // The conflict may be caused by this same request, which came a moment earlier.
    const meanwhile = request && (await madeBefore(ctx, request))
    if (meanwhile) return meanwhile.made_id!
    throw error
  }
  if (!request) return transaction(ctx, work)
  return transaction(ctx, async (ctx) => {
    const { numInsertedOrUpdatedRows: claimed } = await ctx.db
      .insertInto('requests')
      .values({ ...request, created_at: ctx.now.toISOString() })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
    if (!claimed) return (await madeBefore(ctx, request))!.made_id!
    const made = await work(ctx)
    const made_id = typeof made === 'string' ? made : made.id
    await ctx.db.updateTable('requests').set({ made_id }).where('key_hash', '=', request.key_hash).execute()
    return made
  })
}

/** Clients retry within minutes; a day is more than enough. */
export const forgetRequests = outsideTask<object>('forget-requests', async (ctx) => {
  const dayBefore = new Date(ctx.now.getTime() - 24 * 3_600_000).toISOString()
  await ctx.db.deleteFrom('requests').where('created_at', '<', dayBefore).execute()
})
