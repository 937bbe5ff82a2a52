import { companyJudged, treeOf } from '#features/companies/server/companies.ts'
import { listener, task } from '#server/tasks/task.ts'
import type { Verification } from '#wire/verification.ts'

/** A board that stands open shows at once what its company may do now. */
const renewBoards = task<{ company_id: string; verification: Verification; reason: string | null }>(
  'renew-boards',
  async (ctx, { company_id }) => {
    const tree = (await treeOf(ctx, company_id)).map(({ id }) => id)
    await ctx.db
      .updateTable('pipelines')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where(
        'job_id',
        'in',
        ctx.db
          .selectFrom('pipelines as p')
          .innerJoin('jobs as j', 'j.id', 'p.job_id')
          .select('job_id')
          .where('j.company_id', 'in', tree)
          .orderBy('job_id')
          .forUpdate('p'),
      )
      .execute()
  },
)

export const verdictListeners = [listener(companyJudged, renewBoards)]
