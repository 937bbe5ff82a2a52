import type { Ctx } from '#server/context.ts'

/**
 * What its company was told of the agreement it lacked holds no more: it has one, or the company has found another way.
 */
export const forgetOutOfReach = (ctx: Ctx, job_id: string) =>
  ctx.db.deleteFrom('jobs_out_of_reach').where('job_id', '=', job_id).execute()
