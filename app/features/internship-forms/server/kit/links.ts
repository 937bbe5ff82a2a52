// The uuid of a form's address: known to the letter alone, kept as a hash, and void once another is sent.
import { randomUUID } from 'node:crypto'
import { voidFormInvites } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { FormKind, FormRow } from './form-kind.ts'
import { findForm } from './form-rows.ts'

const UNKNOWN = 'Este convite não existe. Confira se o link foi copiado por inteiro.'
const REPLACED = 'Este link foi trocado por um mais novo. Procure o último e-mail que você recebeu.'
const WITHDRAWN = 'Este convite foi cancelado por quem o enviou.'

const gone = (sentence: string) => new Refusal(410, { messages: [sentence] })

export async function newFormLink(ctx: Ctx, form_id: string): Promise<string> {
  await revokeLinks(ctx, form_id)
  return addFormLink(ctx, form_id)
}

/** Beside the one that was mailed: for who is signed in. */
export async function addFormLink(ctx: Ctx, form_id: string): Promise<string> {
  const link = randomUUID()
  const created_at = ctx.now.toISOString()
  await ctx.db
    .insertInto('internship_form_links')
    .values({ token_hash: hashToken(link), form_id, created_at })
    .execute()
  return link
}

/** With the sessions of whoever came in by them, which read the profile too. */
export async function revokeLinks(ctx: Ctx, form_id: string) {
  await ctx.db
    .updateTable('internship_form_links')
    .set({ revoked_at: ctx.now.toISOString() })
    .where('form_id', '=', form_id)
    .where('revoked_at', 'is', null)
    .execute()
  const ended = await ctx.db
    .deleteFrom('internship_form_sessions')
    .where('form_id', '=', form_id)
    .returning('token_hash')
    .execute()
  await voidFormInvites(
    ctx,
    ended.map(({ token_hash }) => token_hash),
  )
}

/** Who has answered may look again, however old the link is; by one that was replaced, nobody. */
export async function formOfLink(ctx: Ctx, kind: FormKind, uuid: string): Promise<FormRow> {
  const link = await ctx.db
    .selectFrom('internship_form_links')
    .selectAll()
    .where('token_hash', '=', hashToken(uuid))
    .executeTakeFirst()
  const form = link && (await findForm(ctx, link.form_id))
  if (!form || form.kind !== kind.name) throw notFound(UNKNOWN)
  if (form.state === 'withdrawn') throw gone(WITHDRAWN)
  if (link.revoked_at) throw gone(REPLACED)
  if (form.state === 'answered') return form
  refuseExpired(ctx, form)
  return form
}

export const isExpired = (ctx: Pick<Ctx, 'now'>, { state, expires_on }: Pick<FormRow, 'state' | 'expires_on'>) =>
  state === 'open' && expires_on < today(ctx.now)

function refuseExpired(ctx: Ctx, form: FormRow) {
  if (isExpired(ctx, form))
    throw gone(
      `O prazo para responder terminou em ${formatDate(form.expires_on)}. Peça um novo convite a quem o enviou.`,
    )
}
