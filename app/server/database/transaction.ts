import type { Ctx } from '../context.ts'

/** The inner ctx shadows the outer one on purpose, so that nothing inside can bypass the transaction. */
export async function transaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  let forget = false
  const result = await ctx.db
    .transaction()
    .execute((db) => work({ ...ctx, db, forgetPages: () => void (forget = true) }))
  if (forget) ctx.forgetPages()
  return result
}

/** The unique constraint that a write violated, if any. */
export const brokenConstraint = (error: unknown) => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' ? constraint : undefined
}
