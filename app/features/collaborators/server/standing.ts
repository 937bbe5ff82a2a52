import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'

/** Of whoever asks; every endpoint here names a feature. */
export const membershipIn = (ctx: Ctx) => (ctx.actor as SignedIn).membership!

export const loginIn = (ctx: Ctx) => (ctx.actor as SignedIn).login_id

/** The own company and what lies below it. */
export const myTree = async (ctx: Ctx) => (await treeOf(ctx, membershipIn(ctx).company_id)).map(({ id }) => id)
