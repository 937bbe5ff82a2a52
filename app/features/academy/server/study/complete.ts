// A course is complete when all required items of its version are done. An edit never takes that back.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

export const completeWhenDone = (ctx: Ctx, matriculation_id: string) =>
  sql`update matriculations m set completed_at = ${ctx.now.toISOString()}, completed_version = m.version
    where m.id = ${matriculation_id} and m.completed_at is null and not exists (
      select from academy_version_items i
      left join matriculation_items d on d.matriculation_id = m.id and d.item_id = i.item_id
      where i.course_id = m.course_id and i.version = m.version and i.required and d.done_at is null
    )`.execute(ctx.db)
