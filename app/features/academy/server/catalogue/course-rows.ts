import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { COUNTED, percentOf } from '../study/progress.ts'

export type CourseRow = {
  id: string
  title: string
  summary: string
  area: string
  hours: number
  version: number
  objectives: string[]
  published_at: string
  items: number
  matriculation_id: string | null
  item_id: string | null
  done: number | null
  total: number | null
  completed_at: string | null
}

/** What anybody may read. */
export const IS_PUBLIC = sql`c.withdrawn_at is null`
const FROM = sql`academy_courses c join academy_versions v on v.course_id = c.id and v.number = c.version`

/** The person whose progress is told: nobody for guests, companies and the operation. */
const asker = ({ actor }: Ctx) => (actor.user_type === 'User' ? actor.login_id : null)

const STUDYING = sql`select m.id, m.completed_at, k.done, k.total, coalesce(k.item_id, k.next_id) as item_id
  from matriculations m join user_infos u on u.id = m.user_info_id cross join lateral ${COUNTED} k`

export async function courseRows(ctx: Ctx, where: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<CourseRow>`select c.id, v.title, v.summary, v.area, v.hours, v.number as version,
      v.objectives, v.published_at, s.id as matriculation_id, s.item_id, s.done, s.total, s.completed_at,
      (select count(*)::int from academy_version_items i where i.course_id = c.id and i.version = c.version) as items
    from ${FROM} left join lateral (${STUDYING} where m.course_id = c.id and u.login_id = ${asker(ctx)}
      order by m.cycle desc limit 1) s on true
    where ${where} ${order}`.execute(ctx.db)
  return rows
}

export async function countCourses(ctx: Ctx, where: RawBuilder<unknown> = IS_PUBLIC): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(ctx.db)
  return rows[0]!.n
}

export async function areas(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`select v.area from ${FROM} where ${IS_PUBLIC}
    group by v.area order by fold(v.area)`.execute(ctx.db)
  return rows.map(({ area }) => area)
}

export const cardOf = ({ title, summary, area, hours, items, ...of }: CourseRow) => ({
  title,
  summary,
  area,
  hours,
  items,
  studying:
    of.matriculation_id === null
      ? null
      : {
          matriculation_id: of.matriculation_id,
          item_id: of.item_id!,
          progress: percentOf(of.done!, of.total!),
          completed_at: of.completed_at,
        },
})
