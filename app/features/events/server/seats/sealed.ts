// Two secrets of a registration: the ticket's code, and a guest's link. Each is kept as a hash to be found by, and
// sealed for its owner to see again.
import { randomBytes } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { hashToken } from '#server/secrets/secrets.ts'

/** 128 bits; nothing of the person stands in it. */
const BYTES = 16
type Sealed = { id: string; code_sealed: string; link_sealed: string }

export function newSecrets(ctx: Ctx, id: string) {
  const [code, link] = [randomBytes(BYTES).toString('hex'), randomBytes(BYTES).toString('base64url')]
  return {
    code_hash: hashToken(code),
    code_sealed: ctx.secrets.seal('event ticket', id, code),
    link_hash: hashToken(link),
    link_sealed: ctx.secrets.seal('event link', id, link),
  }
}

export const openSealed = (ctx: Ctx, what: 'code' | 'link', { id, ...row }: Sealed) =>
  what === 'code'
    ? ctx.secrets.open('event ticket', id, row.code_sealed)
    : ctx.secrets.open('event link', id, row.link_sealed)
