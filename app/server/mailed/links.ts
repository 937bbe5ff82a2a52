// Links by which somebody acts without an account: 256 bits, kept as a hash, for 30 days, and no longer once another
// is sent.
import type { Ctx } from '../context.ts'
import { notFound, Refusal } from '../refusal.ts'
import { hashToken, newToken } from '../secrets/secrets.ts'
import { uuid } from '../uuid.ts'

const DAYS = 30
const UNKNOWN = 'Este link não existe. Confira se ele foi copiado por inteiro.'
const OLD = 'Este link não vale mais. Peça um novo: ele vai para o mesmo e-mail.'

type New = { purpose: string; subject: string; sent_to: string }

/** In the transaction that writes its letter. What was sent before opens nothing from here on. */
export async function newMailedLink(ctx: Ctx, link: New) {
  await revokeMailedLinks(ctx, link)
  return addMailedLink(ctx, link)
}

type Of = { purpose: string; subject: string }

/** All, or those that were sent before a moment. */
export async function revokeMailedLinks(ctx: Ctx, { purpose, subject }: Of, before?: string) {
  await ctx.db
    .updateTable('mailed_links')
    .set({ revoked_at: ctx.now.toISOString() })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('revoked_at', 'is', null)
    .$if(before !== undefined, (q) => q.where('created_at', '<', before!))
    .execute()
}

/** Beside those that were sent before: whoever only knows the address ends nobody's link by asking for another. */
export async function addMailedLink(ctx: Ctx, { purpose, subject, sent_to }: New) {
  const token = newToken()
  const now = ctx.now.toISOString()
  await ctx.db
    .insertInto('mailed_links')
    .values({
      id: uuid(ctx.now.getTime()),
      purpose,
      subject,
      token_hash: hashToken(token),
      sent_to,
      created_at: now,
      expires_at: new Date(ctx.now.getTime() + DAYS * 86_400_000).toISOString(),
    })
    .execute()
  return token
}

/** However old it is: for a receipt, or to send another to the address that is known. */
export const mailedLink = (ctx: Ctx, purpose: string, token: string) =>
  ctx.db
    .selectFrom('mailed_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
export type MailedLink = NonNullable<Awaited<ReturnType<typeof mailedLink>>>

export const unknownLink = () => notFound(UNKNOWN)
export const goneLink = (sentence = OLD) => new Refusal(410, { messages: [sentence] })
export const isOver = (ctx: Ctx, { revoked_at, expires_at }: MailedLink) =>
  revoked_at !== null || Date.parse(expires_at) <= ctx.now.getTime()

/** 404 for a guess, 410 for what was replaced or is over. */
export async function openMailedLink(ctx: Ctx, purpose: string, token: string): Promise<MailedLink> {
  const link = await mailedLink(ctx, purpose, token)
  if (!link) throw unknownLink()
  if (isOver(ctx, link)) throw goneLink()
  return link
}
