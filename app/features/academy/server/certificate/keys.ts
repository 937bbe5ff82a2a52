// The key that signs credentials: made once, kept encrypted, the same for every process on one database.
import { generateKeyPair, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { Ctx } from '#server/context.ts'
import { apiOrigin } from '#server/http/hosts.ts'
import { uuid } from '#server/uuid.ts'

const PURPOSE = 'academy key'
const makePair = promisify(generateKeyPair)
const inUse = (ctx: Ctx) => ctx.db.selectFrom('academy_keys').selectAll().where('retired_at', 'is', null)

async function make(ctx: Ctx) {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: 2048 })
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('academy_keys')
    .values({
      id,
      public_jwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      private_key_sealed: ctx.secrets.seal(PURPOSE, id, String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
      created_at: ctx.now.toISOString(),
    })
    // Of two processes that make one at once, one key stays.
    .onConflict((c) => c.doNothing())
    .execute()
  return inUse(ctx).executeTakeFirstOrThrow()
}

/** Where the API answers with all of them; Open Badges asks for an address. */
const kidOf = (ctx: Ctx, id: string) => `${apiOrigin(ctx.configuration)}/.well-known/jwks.json#${id}`

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** RS256: what every verifier of Open Badges 3.0 must know. */
export async function signed(ctx: Ctx, claims: object): Promise<string> {
  const { id, private_key_sealed } = (await inUse(ctx).executeTakeFirst()) ?? (await make(ctx))
  const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid: kidOf(ctx, id) })}.${encoded(claims)}`
  const signature = sign('RSA-SHA256', Buffer.from(text), ctx.secrets.open(PURPOSE, id, private_key_sealed))
  return `${text}.${signature.toString('base64url')}`
}

/** All that ever signed: what a retired key signed stays signed. */
export async function publicKeys(ctx: Ctx): Promise<string> {
  const rows = await ctx.db.selectFrom('academy_keys').select(['id', 'public_jwk']).orderBy('id').execute()
  const keys = rows.map(({ id, public_jwk }) => ({
    ...(public_jwk as object),
    kid: kidOf(ctx, id),
    alg: 'RS256',
    use: 'sig',
  }))
  return JSON.stringify({ keys })
}
