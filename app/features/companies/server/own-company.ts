import type { Ctx, Membership, SignedIn } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { type Feature, mayUse } from '#wire/person/roles.ts'
import { treeOf } from './memberships.ts'
import { membershipOf } from './permit.ts'

/** Of whoever asks, at an endpoint that names a feature: `permit` found it. */
export const membershipIn = (ctx: Ctx): Membership => (ctx.actor as SignedIn).membership!

/** The own company and what lies below it, by id. */
export const myTree = async (ctx: Ctx) => (await treeOf(ctx, membershipIn(ctx).company_id)).map(({ id }) => id)

/** Of the own tree; the operation acts for every company. */
export const actsFor = async (ctx: Ctx, company_id: string) =>
  (ctx.actor as SignedIn).user_type === 'Operator' || (await myTree(ctx)).includes(company_id)

/** A task as whoever asked for it, with the roles of now. Undefined where these open the feature no more. */
export async function actingAs(ctx: Ctx, manager_id: string, feature: Feature): Promise<Ctx | undefined> {
  const { login_id } = await ctx.db
    .selectFrom('company_managers')
    .select('login_id')
    .where('id', '=', manager_id)
    .executeTakeFirstOrThrow()
  const membership = await membershipOf(ctx, login_id).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!membership || !mayUse(feature, membership.roles)) return undefined
  return { ...ctx, actor: { user_type: 'CompanyManager', login_id, session_id: '', membership } }
}
