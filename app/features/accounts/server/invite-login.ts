import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { invitation } from './letters.ts'
import { newLinks, voidTokens } from './tokens.ts'

type Invited = { login_id: string; name: string; company_id: string }

/** A new invitation takes the place of those before it. */
export async function inviteLogin(ctx: Ctx, invited: Invited) {
  await voidTokens(ctx, invited.login_id, ['accept_invitation'])
  await inviteLogins(ctx, [invited])
}

/** For logins that nobody has invited yet, in the transaction that opens them: however many, in few statements. */
export async function inviteLogins(ctx: Ctx, invited: Invited[]) {
  const companies = await ctx.db.selectFrom('companies').select(['id', 'name']).where('id', 'in', [...new Set(invited.map(({ company_id }) => company_id))]).execute()
  const logins = await ctx.db.selectFrom('logins').select(['id', 'user_type', 'email']).where('id', 'in', invited.map(({ login_id }) => login_id)).execute()
  const links = await newLinks(ctx, 'accept_invitation', logins)
  const letters = logins.map(({ id, email }, at) => {
    const { name, company_id } = invited.find(({ login_id }) => login_id === id)!
    return invitation(ctx, { to: email, name, company_name: companies.find((company) => company.id === company_id)!.name }, links[at]!)
  })
  await writeLetters(ctx, letters)
}
