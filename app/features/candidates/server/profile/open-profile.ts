import { loginByEmail, openLogin } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { slugFor } from './profile-address.ts'

/** Without a password: whoever has the e-mail chooses one as after a forgotten one. */
export async function openProfile(ctx: Ctx, { name, email }: { name: string; email: string }): Promise<string> {
  const login_id = await openLogin(ctx, { user_type: 'User', email, email_confirmed: true })
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('user_infos')
    .values({ id, login_id, full_name: name, slug: slugFor(name, id), created_at: ctx.now.toISOString() })
    .execute()
  return id
}

/** The profile behind the e-mail to which the form's link went, if there is one. */
export async function profileByEmail(ctx: Ctx, email: string): Promise<string | undefined> {
  const login = await loginByEmail(ctx, 'User', email)
  if (!login) return undefined
  const found = await ctx.db.selectFrom('user_infos').select('id').where('login_id', '=', login.id).executeTakeFirst()
  return found?.id
}
