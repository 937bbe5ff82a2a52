import { spendOrWait } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { lockProfile, type Profile, profileOf } from '../profile/reading/find-profile.ts'
import { settleBond } from './settle-bond.ts'

export const institutionalEmailAwaitsProof = announcement<{ user_info_id: string; email: string }>(
  'institutional email awaits proof',
)

const DAY_MS = 86_400_000
const DEAD_LINK = 'Este link não vale mais: foi trocado por outro ou venceu. Peça um novo em “Editar perfil”.'
/** Said to whoever opened the letter in that mailbox, and to nobody else. */
const PROVES_ANOTHER =
  'Este e-mail institucional já está confirmado em outra conta. Entre com ' +
  'ela, ou informe outro e-mail da instituição nesta.'

export const spendInstitutionalLetter = (ctx: Ctx, user_info_id: string) =>
  spendOrWait(ctx, { key: `institutional letters ${user_info_id}`, times: 3, seconds: 3600 })

/** Whether somebody else has proven that this address is theirs. */
export const provenByAnother = async (ctx: Ctx, user_info_id: string, email: string) =>
  (await ctx.db
    .selectFrom('user_infos')
    .select('id')
    .where('institutional_email', '=', email)
    .where('institutional_email_confirmed_at', 'is not', null)
    .where('id', '<>', user_info_id)
    .executeTakeFirst()) !== undefined

/** A link for a letter; those sent before open nothing any more. */
export async function newInstitutionalLink(ctx: Ctx, user_info_id: string, email: string): Promise<string> {
  const token = newToken()
  await voidInstitutionalLinks(ctx, user_info_id)
  await ctx.db
    .insertInto('institutional_email_links')
    .values({
      id: uuid(ctx.now.getTime()),
      user_info_id,
      email,
      token_hash: hashToken(token),
      expires_at: new Date(ctx.now.getTime() + DAY_MS).toISOString(),
    })
    .execute()
  return token
}

const voidInstitutionalLinks = (ctx: Ctx, user_info_id: string) =>
  ctx.db
    .updateTable('institutional_email_links')
    .set({ voided_at: ctx.now.toISOString() })
    .where('user_info_id', '=', user_info_id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()

/** Another letter, to whom the first did not reach. */
export async function sendInstitutionalLetter(ctx: Ctx, { login_id }: SignedIn): Promise<string> {
  const { id, institutional_email: email, institutional_email_confirmed_at } = await profileOf(ctx, login_id)
  if (!email) throw conflict('Informe seu e-mail institucional no perfil antes de confirmá-lo.')
  if (institutional_email_confirmed_at) throw conflict('Seu e-mail institucional já está confirmado.')
  await spendInstitutionalLetter(ctx, id)
  await transaction(ctx, async (ctx) => announce(ctx, institutionalEmailAwaitsProof, { user_info_id: id, email }))
  return email
}

/** Told: the address, and the partner whose student this proves. A second click on the same link is told the same. */
export async function confirmInstitutionalEmail(
  ctx: Ctx,
  token: string,
): Promise<{ email: string; partner: string | undefined }> {
  try {
    return await transaction(ctx, async (ctx) => {
      const link = await linkOf(ctx, token)
      const profile = await lockProfile(ctx, link.login_id)
      const meant = profile.institutional_email === link.email
      if (!meant || (link.used_at && !profile.institutional_email_confirmed_at)) throw invalid({ token: DEAD_LINK })
      if (!link.used_at) {
        const used = await ctx.db
          .updateTable('institutional_email_links')
          .set({ used_at: ctx.now.toISOString() })
          .where('id', '=', link.id)
          .where('voided_at', 'is', null)
          .executeTakeFirst()
        if (used.numUpdatedRows !== 1n) throw invalid({ token: DEAD_LINK }) // taken back in this instant
      }
      return { email: link.email, partner: await trust(ctx, profile) }
    })
  } catch (error) {
    if (brokenConstraint(error) === 'user_infos_institutional_email_proven') throw invalid({ token: PROVES_ANOTHER })
    throw error
  }
}

async function linkOf(ctx: Ctx, token: string) {
  const link = await ctx.db
    .selectFrom('institutional_email_links as l')
    .innerJoin('user_infos', 'user_infos.id', 'l.user_info_id')
    .select(['l.id', 'l.email', 'l.used_at', 'l.expires_at', 'user_infos.login_id'])
    .where('token_hash', '=', hashToken(token))
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  if (!link || (!link.used_at && Date.parse(link.expires_at) <= ctx.now.getTime())) throw invalid({ token: DEAD_LINK })
  return link
}

/** The address is theirs beyond doubt: a bond may begin. */
async function trust(ctx: Ctx, profile: Profile): Promise<string | undefined> {
  const institutional_email_confirmed_at = profile.institutional_email_confirmed_at ?? ctx.now.toISOString()
  await ctx.db
    .updateTable('user_infos')
    .set({ institutional_email_confirmed_at })
    .where('id', '=', profile.id)
    .execute()
  return (await settleBond(ctx, profile, { ...profile, institutional_email_confirmed_at }))?.name
}

/** For who proved it otherwise. */
export const trustInstitutionalEmail = (ctx: Ctx, login_id: string) =>
  transaction(ctx, async (ctx) => trust(ctx, await lockProfile(ctx, login_id)))
