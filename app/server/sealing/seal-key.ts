// The key that seals documents: made once, kept encrypted, the same for every process on one database.
import { createHash } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { certify, rawCertificate, signingKey } from './certificate.ts'
import type { Seal } from './cms.ts'

const PURPOSE = 'seal key'
const inUse = (ctx: Ctx) => ctx.db.selectFrom('seal_keys').selectAll().where('retired_at', 'is', null)
/** Names in a certificate are of ASCII: some readers know nothing else. */
export const asciiName = (name: string) => name.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '') || 'Ponte'

async function make(ctx: Ctx) {
  const { certificate, private_key } = await certify(asciiName(ctx.configuration.app_name), ctx.now)
  const id = createHash('sha256').update(rawCertificate(certificate)).digest('hex').slice(0, 16)
  const private_key_sealed = ctx.secrets.seal(PURPOSE, id, private_key)
  // Of two processes that make one at once, one key stays.
  await ctx.db
    .insertInto('seal_keys')
    .values({ id, certificate, private_key_sealed, created_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .execute()
  return inUse(ctx).executeTakeFirstOrThrow()
}

const opened = new Map<string, Promise<Seal>>()

export async function sealKey(ctx: Ctx): Promise<Seal & { id: string }> {
  const { id, certificate, private_key_sealed } = (await inUse(ctx).executeTakeFirst()) ?? (await make(ctx))
  const open = async () => ({ certificate, key: await signingKey(ctx.secrets.open(PURPOSE, id, private_key_sealed)) })
  if (!opened.has(id)) opened.set(id, open())
  return { id, ...(await opened.get(id)!) }
}

/** Every certificate that ever sealed: what was sealed by a retired key stays sealed. */
export const sealCertificates = async (ctx: Ctx) =>
  (await ctx.db.selectFrom('seal_keys').select('certificate').execute()).map(({ certificate }) => certificate)
