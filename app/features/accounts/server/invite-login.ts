import type { Ctx } from '#server/context.ts'
import { sendInvitation } from './letters.ts'
import { findLogin } from './logins.ts'
import { newLink, voidTokens } from './tokens.ts'

/** A new invitation takes the place of those before it. In the transaction that opens the login. */
export async function inviteLogin(ctx: Ctx, { login_id, name, company_id }: { login_id: string; name: string; company_id: string }) {
  const company = await ctx.db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  await voidTokens(ctx, login_id, ['accept_invitation'])
  const link = await newLink(ctx, 'accept_invitation', await findLogin(ctx, login_id))
  await sendInvitation(ctx, login_id, { name, company_name: company.name }, link)
}
