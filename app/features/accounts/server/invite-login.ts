import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { bareEmail, EMAIL_TAKEN } from '#wire/person/email.ts'
import { freeForgotten, takeEmailBack } from './free-email.ts'
import { invitation } from './invitation-letter.ts'
import { findLogin } from './logins.ts'
import { newLinks, voidTokens } from './tokens.ts'

type Invited = { login_id: string; name: string; company_id: string }

/** A new invitation replaces earlier ones. */
export async function inviteLogin(ctx: Ctx, invited: Invited) {
  await voidTokens(ctx, invited.login_id)
  await freeForgotten(ctx, [(await findLogin(ctx, invited.login_id)).email])
  await takeEmailBack(ctx, invited.login_id)
  await inviteLogins(ctx, [invited])
}

/** Corrects the address of an invitation that nobody has accepted; the old link is void. */
export const correctInvitee = (ctx: Ctx, { email, ...invited }: Invited & { email: string }) =>
  transaction(ctx, async (ctx) => {
    await freeForgotten(ctx, [email])
    const waiting = ctx.db
      .updateTable('logins')
      .set({ email: bareEmail(email), released_at: null })
      .where('id', '=', invited.login_id)
      .where('password_hash', 'is', null)
    if ((await waiting.executeTakeFirst()).numUpdatedRows !== 1n)
      throw conflict('Esta pessoa já escolheu a senha, e agora só ela troca o próprio e-mail.')
    await inviteLogin(ctx, invited)
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'logins_email_taken' ? invalid({ email: EMAIL_TAKEN }) : error
  })

/** For logins without an invitation, in the transaction that creates them: any number, in few statements. */
export async function inviteLogins(ctx: Ctx, invited: Invited[]) {
  const companies = await ctx.db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(invited.map(({ company_id }) => company_id))])
    .execute()
  const logins = await ctx.db
    .selectFrom('logins')
    .select(['id', 'user_type', 'email'])
    .where(
      'id',
      'in',
      invited.map(({ login_id }) => login_id),
    )
    .execute()
  const links = await newLinks(ctx, 'accept_invitation', logins)
  const letters = logins.map(({ id, email }, at) => {
    const { name, company_id } = invited.find(({ login_id }) => login_id === id)!
    return invitation(
      ctx,
      { to: email, name, company_name: companies.find((company) => company.id === company_id)!.name },
      links[at]!,
    )
  })
  await writeLetters(ctx, letters)
}
