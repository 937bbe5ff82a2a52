import { hashPassword, openLogin, recordAcceptance } from '#features/accounts/server/accounts.ts'
import type { Contribution } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { uuid } from '#server/uuid.ts'
import { slugOf } from '#wire/slug.ts'

/** A person with an account of their own. */
export async function registerCandidate(ctx: Ctx, { name, email, password }: { name: string; email: string; password: string }) {
  const password_hash = await hashPassword(password)
  return transaction(ctx, async (ctx) => {
    const login_id = await openLogin(ctx, { user_type: 'User', email, password_hash })
    await recordAcceptance(ctx, login_id)
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('user_infos')
      .values({ id, login_id, full_name: name, slug: `${slugOf(name)}-${id.slice(-6)}`, created_at: ctx.now.toISOString() })
      .execute()
    return { id, login_id }
  })
}

/** Internships do not exist yet, so nobody is an intern; the contracts' features will say who is. */
export const candidateAttributes: Contribution = async (ctx, actor) => {
  if (actor.user_type !== 'User') return {}
  const person = await ctx.db.selectFrom('user_infos').select(['full_name', 'slug']).where('login_id', '=', actor.login_id).executeTakeFirstOrThrow()
  return {
    first_name: person.full_name.split(' ')[0]!,
    slug: person.slug,
    avatar: null,
    intern: false,
    former_intern: false,
    profile_completeness_percentage: 0,
    talent_hub_ies_student: null,
  }
}
