// Links by which a person acts on one step without an account: 256 bits, kept as a hash, for 30 days, and no longer
// once another is sent.
import type { Ctx } from '#server/context.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { uuid } from '#server/uuid.ts'
import type { EnvelopeStep } from '../envelope-rows.ts'

const DAYS = 30
const UNKNOWN = 'Este link não existe. Confira se ele foi copiado por inteiro.'
const OLD = 'Este link não vale mais. Peça um novo: ele vai para o mesmo e-mail.'

export const gone = (sentence: string) => new Refusal(410, { messages: [sentence] })

/**
 * In the transaction that makes the step current, or mends its address. What was sent before opens nothing from here
 * on.
 */
export async function newSigningLink(ctx: Ctx, { id, person_email }: Pick<EnvelopeStep, 'id' | 'person_email'>) {
  const token = newToken()
  const now = ctx.now.toISOString()
  await ctx.db
    .updateTable('signing_links')
    .set({ revoked_at: now })
    .where('step_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  await ctx.db
    .insertInto('signing_links')
    .values({
      id: uuid(ctx.now.getTime()),
      step_id: id,
      token_hash: hashToken(token),
      sent_to: person_email!,
      created_at: now,
      expires_at: new Date(ctx.now.getTime() + DAYS * 86_400_000).toISOString(),
    })
    .execute()
  return token
}

export const linkOf = (ctx: Ctx, token: string) =>
  ctx.db.selectFrom('signing_links').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()

const isOver = (ctx: Ctx, { revoked_at, expires_at }: { revoked_at: string | null; expires_at: string }) =>
  revoked_at !== null || Date.parse(expires_at) <= ctx.now.getTime()

/** One that still opens more than a receipt. */
export async function liveLinkOf(ctx: Ctx, token: string) {
  const link = await linkOf(ctx, token)
  if (!link) throw notFound(UNKNOWN)
  if (isOver(ctx, link)) throw gone(OLD)
  return link
}

/** The step that a link opens. Who has signed sees a receipt, however old the link is. */
export async function stepOfLink(ctx: Ctx, token: string): Promise<string> {
  const link = await linkOf(ctx, token)
  if (!link) throw notFound(UNKNOWN)
  const { state } = await ctx.db
    .selectFrom('envelope_steps')
    .select('state')
    .where('id', '=', link.step_id)
    .executeTakeFirstOrThrow()
  if (isOver(ctx, link) && state !== 'done') throw gone(OLD)
  return link.step_id
}
