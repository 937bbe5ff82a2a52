import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { findOwnedJob } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { type Candidature, lockCandidatures, touchPipelines } from '../candidature-rows.ts'

const unknown = () => notFound('Não encontramos essa candidatura entre as da sua empresa.')

/** A job of the company's tree: everything about its pipeline begins here. */
export const jobOfMine = (ctx: Ctx, id: string) => findOwnedJob(ctx, id)

/** To a job of the company's tree: 404 hides that another exists. */
export async function mineAmong(ctx: Ctx, id: string): Promise<{ id: string; job_id: string }> {
  const row = isUuid(id)
    ? await ctx.db
        .selectFrom('candidatures as c')
        .innerJoin('jobs as j', 'j.id', 'c.job_id')
        .select(['c.id', 'c.job_id'])
        .where('c.id', '=', id)
        .where('j.company_id', 'in', await myTree(ctx))
        .executeTakeFirst()
    : undefined
  if (!row) throw unknown()
  return row
}

/**
 * In one transaction: nobody else changes it meanwhile, and whoever looks at the pipeline hears of it. Answers its id.
 */
export const changing = (
  ctx: Ctx,
  id: string,
  change: (ctx: Ctx, c: Candidature, manager_id: string) => Promise<unknown>,
): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const { job_id } = await mineAmong(ctx, id)
    const [c] = await lockCandidatures(ctx, [id])
    await change(ctx, c!, membershipIn(ctx).manager_id)
    await touchPipelines(ctx, [job_id])
    return id
  })
