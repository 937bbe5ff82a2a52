import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Figure } from '#server/feature.ts'

/** Events ahead, and drafts that wait to be published. */
export async function eventFigure(ctx: Ctx, tree: string[]): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select count(*) filter (where e.state = 'published' and exists
        (select from event_sessions s where s.event_id = e.id and s.ends_at > ${ctx.now}))::int as count,
      count(*) filter (where e.state = 'draft')::int as waiting
    from events e where e.company_id = any(${tree}::uuid[])`.execute(ctx.db)
  return rows[0]!
}
