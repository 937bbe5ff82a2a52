import type { Ctx, Membership, SignedIn } from '#server/context.ts'
import { treeOf } from './memberships.ts'

/** Of whoever asks, at an endpoint that names a feature: `permit` found it. */
export const membershipIn = (ctx: Ctx): Membership => (ctx.actor as SignedIn).membership!

/** The own company and what lies below it, by id. */
export const myTree = async (ctx: Ctx) => (await treeOf(ctx, membershipIn(ctx).company_id)).map(({ id }) => id)
