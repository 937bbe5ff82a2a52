import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { IS_PUBLIC } from '../catalogue/course-rows.ts'

export type Lesson = {
  course_id: string
  course_title: string
  key: string
  title: string
  item_id: string
  /** Of whoever asks and studies the course in a version that has the item. */
  matriculation_id: string | null
}

/** The items by these keys, of courses that are open to everybody. */
export async function lessons(ctx: Ctx, wanted: readonly { course_id: string; key: string }[]): Promise<Lesson[]> {
  if (!wanted.length) return []
  const pairs = sql.join(wanted.map((one) => sql`(${one.course_id}, ${one.key})`))
  const { rows } = await sql<Lesson>`
    select c.id as course_id, v.title as course_title, k.key, i.title, i.item_id, m.id as matriculation_id
    from academy_courses c
    join academy_versions v on v.course_id = c.id and v.number = c.version
    join academy_items k on k.course_id = c.id
    join academy_version_items i on i.course_id = c.id and i.version = c.version and i.item_id = k.id
    left join lateral (select m.id from matriculations m join user_infos u on u.id = m.user_info_id
      join academy_version_items own on own.course_id = m.course_id and own.version = m.version and own.item_id = k.id
      where m.course_id = c.id and u.login_id = ${(ctx.actor as SignedIn).login_id}
      order by m.cycle desc limit 1) m on true
    where ${IS_PUBLIC} and (c.id, k.key) in (${pairs})`.execute(ctx.db)
  return rows
}
