import { sql } from 'kysely'
import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { isRejection } from '../../wire/candidature-words.ts'
import type { showPipeline } from '../../wire/pipeline.ts'
import type { Filters } from './filtered.ts'
import { countsOf } from './list-received.ts'
import { jobOfMine } from './received.ts'
import { stagesVersionOf } from './stages.ts'

export const versionOf = async (ctx: Ctx, job_id: string) =>
  Number(
    (await ctx.db.selectFrom('pipelines').select('version').where('job_id', '=', job_id).executeTakeFirst())?.version ??
      0,
  )

/** The version is read first: a change in between shows up as one more. */
export async function pipelineOf(ctx: Ctx, id: string, filters: Filters): Promise<Answer<typeof showPipeline>['data']> {
  const { title, slug, status, closes_at, candidatures: all, company_id } = await jobOfMine(ctx, id)
  const version = await versionOf(ctx, id)
  const lock_version = await stagesVersionOf(ctx, id)
  const { rows: tags } = await sql<{
    tag: string
  }>`select distinct tag from candidature_tags t join candidatures c on c.id = t.candidature_id where c.job_id = ${id}
    order by tag limit 100`.execute(ctx.db)
  const suspended = await isSuspended(ctx, company_id)
  const { stages, ...counts } = await countsOf(ctx, id, filters)
  return {
    id,
    type: 'pipeline',
    attributes: {
      title,
      slug,
      status,
      closes_at,
      version,
      lock_version,
      all,
      suspended,
      stages: stages.map((stage) => ({ ...stage, takes: !suspended || isRejection(stage.state) })),
      ...counts,
      tags: tags.map(({ tag }) => tag),
    },
  }
}
