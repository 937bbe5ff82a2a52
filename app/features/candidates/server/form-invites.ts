import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { uuid } from '#server/uuid.ts'
import { profileOf } from './profile/reading/find-profile.ts'
import { ownProfileResource } from './profile/reading/own-profile.ts'
import { EMPTY } from './profile/vault.ts'

type Invite = { user_info_id: string; purpose: 'admission' | 'update' | 'data'; days?: number }

/** A token for the letter that asks a person to fill a form. */
export async function openFormInvite(ctx: Ctx, { user_info_id, purpose, days = 7 }: Invite): Promise<string> {
  const token = newToken()
  const created_at = ctx.now.toISOString()
  const expires_at = new Date(ctx.now.getTime() + days * 86_400_000).toISOString()
  await ctx.db
    .insertInto('form_invites')
    .values({
      id: uuid(ctx.now.getTime()),
      user_info_id,
      purpose,
      token_hash: hashToken(token),
      created_at,
      expires_at,
    })
    .execute()
  return token
}

/** By their hashes: from here on they read nothing. */
export async function voidFormInvites(ctx: Ctx, hashes: Buffer[]) {
  if (!hashes.length) return
  await ctx.db
    .updateTable('form_invites')
    .set({ voided_at: ctx.now.toISOString() })
    .where('token_hash', 'in', hashes)
    .where('voided_at', 'is', null)
    .execute()
}

/** What a form begins with, for whoever holds the link: less than a login, so the vault stays closed. */
export async function profileForToken(ctx: Ctx, token: string) {
  const invited = await ctx.db
    .selectFrom('form_invites')
    .innerJoin('user_infos', 'user_infos.id', 'user_info_id')
    .select('login_id')
    .where('token_hash', '=', hashToken(token))
    .where('voided_at', 'is', null)
    .where('expires_at', '>', ctx.now.toISOString())
    .executeTakeFirst()
  if (!invited) throw notFound('Este convite não vale mais. Peça outro a quem o enviou.')
  return ownProfileResource(ctx, { ...(await profileOf(ctx, invited.login_id)), vault: EMPTY })
}

/** The same for a form that its own feature opens. */
export async function profileForForm(ctx: Ctx, user_info_id: string) {
  const { login_id } = await ctx.db
    .selectFrom('user_infos')
    .select('login_id')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  return (await ownProfileResource(ctx, { ...(await profileOf(ctx, login_id)), vault: EMPTY })).attributes
}
