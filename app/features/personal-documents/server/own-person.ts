import type { Ctx, SignedIn } from '#server/context.ts'

/** The candidate who asks. */
export const ownPerson = (ctx: Ctx) =>
  ctx.db
    .selectFrom('user_infos')
    .select(['id', 'date_of_birth'])
    .where('login_id', '=', (ctx.actor as SignedIn).login_id)
    .executeTakeFirstOrThrow()
