import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { IS_PUBLIC } from './course-rows.ts'

/** Of courses and tracks, for site maps. */
export async function academyAddresses(ctx: Ctx): Promise<{ path: string; changed?: string }[]> {
  const { rows } = await sql<{ id: string; changed: string }>`select c.id, v.published_at as changed
    from academy_courses c join academy_versions v on v.course_id = c.id and v.number = c.version
    where ${IS_PUBLIC} order by c.id`.execute(ctx.db)
  const tracks = await ctx.db
    .selectFrom('study_tracks')
    .select('id')
    .where('published', '=', true)
    .orderBy('id')
    .execute()
  return [
    ...['/academy', '/academy/cursos', '/academy/trilhas-de-estudos'].map((path) => ({ path })),
    ...rows.map(({ id, changed }) => ({ path: `/academy/cursos/${id}`, changed })),
    ...tracks.map(({ id }) => ({ path: `/academy/trilha-de-estudos/${id}` })),
  ]
}
