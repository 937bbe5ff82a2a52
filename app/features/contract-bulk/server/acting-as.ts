import { membershipOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { mayUse } from '#wire/person/roles.ts'

/** A task as whoever asked for it, with the roles of now. Undefined where they keep contracts no more. */
export async function actingAs(ctx: Ctx, manager_id: string): Promise<Ctx | undefined> {
  const { login_id } = await ctx.db
    .selectFrom('company_managers')
    .select('login_id')
    .where('id', '=', manager_id)
    .executeTakeFirstOrThrow()
  const membership = await membershipOf(ctx, login_id).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!membership || !mayUse('CONTRACTS', membership.roles)) return undefined
  return { ...ctx, actor: { user_type: 'CompanyManager', login_id, session_id: '', membership } }
}
