import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { Length } from '../../wire/academy-words.ts'
import type * as wire from '../../wire/catalogue.ts'
import { areas, cardOf, countCourses, courseRows, IS_PUBLIC } from './course-rows.ts'

const MOST_ROWS = 2 ** 31
const BY_LENGTH: Record<Length, ReturnType<typeof sql>> = {
  short: sql`v.hours <= 2`,
  medium: sql`v.hours between 3 and 5`,
  long: sql`v.hours > 5`,
}

export async function pageOfCourses(
  ctx: Ctx,
  { q, area, length, page, per_page }: Received<typeof wire.listCourses>['query'],
): Promise<Answer<typeof wire.listCourses>> {
  const where = sql.join(
    [
      IS_PUBLIC,
      ...(q?.trim() ? [contains(sql`v.search`, q)] : []),
      ...(area ? [sql`v.area = ${area}`] : []),
      ...(length ? [BY_LENGTH[length]] : []),
    ],
    sql` and `,
  )
  const from = Math.min((page - 1) * per_page, MOST_ROWS)
  const rows = await courseRows(ctx, where, sql`order by c.position, c.id limit ${per_page} offset ${from}`)
  return {
    collection: { data: rows.map((row) => ({ id: row.id, type: 'academy_course', attributes: cardOf(row) })) },
    areas: await areas(ctx),
    ...totals(await countCourses(ctx, where), per_page),
  }
}

type Item = Answer<typeof wire.showCourse>['data']['attributes']['modules'][number]['items'][number]
type ItemRow = Item & { module: number; module_title: string }

async function modulesOf(ctx: Ctx, id: string, version: number) {
  const { rows } = await sql<ItemRow>`select item_id as id, title, kind, minutes, required, module, module_title
    from academy_version_items where course_id = ${id} and version = ${version} order by position`.execute(ctx.db)
  return [...Map.groupBy(rows, ({ module }) => module).values()].map((items) => ({
    title: items[0]!.module_title,
    items: items.map(({ module: _, module_title: __, ...item }) => item),
  }))
}

const tracksWith = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('study_tracks as t')
    .innerJoin('study_track_courses as k', 'k.track_id', 't.id')
    .select(['t.id', 't.title'])
    .where('k.course_id', '=', id)
    .where('t.published', '=', true)
    .orderBy('t.position')
    .execute()

export async function showCourse(ctx: Ctx, id: string): Promise<Answer<typeof wire.showCourse>> {
  const [row] = await courseRows(ctx, sql`${IS_PUBLIC} and c.id = ${id}`, sql`limit 1`)
  if (!row) throw notFound('Não encontramos este curso. Ele pode ter saído do catálogo.')
  const { version, published_at, objectives } = row
  return {
    data: {
      id,
      type: 'academy_course',
      attributes: {
        ...cardOf(row),
        version,
        published_at,
        objectives,
        modules: await modulesOf(ctx, id, version),
        tracks: await tracksWith(ctx, id),
      },
    },
  }
}
