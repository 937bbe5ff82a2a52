import { sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'

const MOST = 100

/** The last hired first. */
export const listHired = async (ctx: Ctx) =>
  ctx.db
    .selectFrom('candidatures as c')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .innerJoin('user_infos as u', 'u.id', 'c.user_info_id')
    .select(['c.id as value', 'j.title as description', 'c.state_since as hired_at'])
    .select((e) => e.fn.coalesce('u.social_name', 'u.full_name').as('label'))
    .where('c.state', '=', 'hired')
    .where('j.job_type', '=', 'internship')
    .where('j.company_id', 'in', await myTree(ctx))
    .where(sql<boolean>`not exists (select from internships i where i.candidature_id = c.id)`)
    .orderBy('c.state_since', 'desc')
    .limit(MOST)
    .execute()
