import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

/** For a company's first page: interviews that lie ahead, and those whose proposed times wait for an answer. */
export async function interviewFigures(ctx: Ctx, tree: string[]) {
  const { rows } = await sql<{ count: number; waiting: number }>`
    select count(*) filter (where i.state = 'confirmed' and i.ends_at > ${ctx.now})::int as count,
      count(*) filter (where exists (select from interview_proposals p where p.interview_id = i.id
        and p.starts_at > ${ctx.now}))::int as waiting
    from interviews i join interview_offers o on o.id = i.offer_id join jobs j on j.id = o.job_id
    where j.company_id = any(${tree}::uuid[]) and i.state in ('offered', 'confirmed')`.execute(ctx.db)
  return rows[0]!
}
