import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/catalogue.ts'
import { percentOf } from '../study/progress.ts'
import { cardOf, type CourseRow, courseRows, IS_PUBLIC } from './course-rows.ts'

const published = (ctx: Ctx) =>
  ctx.db.selectFrom('study_tracks').select(['id', 'title', 'summary']).where('published', '=', true)

const coursesOf = (ctx: Ctx, id: string) =>
  courseRows(
    ctx,
    sql`${IS_PUBLIC} and c.id in (select course_id from study_track_courses where track_id = ${id})`,
    sql`order by (select k.position from study_track_courses k where k.track_id = ${id} and k.course_id = c.id)`,
  )

const sum = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

/** Each course counts by its hours: a long one is more of the way. */
function trackProgress(courses: readonly CourseRow[]): number {
  const hours = sum(courses.map((one) => one.hours))
  const shareOf = ({ completed_at, done, total }: CourseRow) =>
    completed_at ? 100 : total === null ? 0 : percentOf(done!, total)
  return hours ? Math.floor(sum(courses.map((one) => one.hours * shareOf(one))) / hours) : 0
}

const told = (ctx: Ctx, { title, summary }: { title: string; summary: string }, courses: CourseRow[]) => ({
  title,
  summary,
  hours: sum(courses.map((one) => one.hours)),
  progress: ctx.actor.user_type === 'User' ? trackProgress(courses) : null,
})

export async function pageOfTracks(
  ctx: Ctx,
  { page, per_page }: Received<typeof wire.listTracks>['query'],
): Promise<Answer<typeof wire.listTracks>> {
  const all = await published(ctx).orderBy('position').orderBy('id').execute()
  const data = []
  for (const { id, ...track } of all.slice((page - 1) * per_page, page * per_page)) {
    const courses = await coursesOf(ctx, id)
    data.push({
      id,
      type: 'study_track' as const,
      attributes: { ...told(ctx, track, courses), courses: courses.length },
    })
  }
  return { collection: { data }, ...totals(all.length, per_page) }
}

export async function showTrack(ctx: Ctx, id: string): Promise<Answer<typeof wire.showTrack>> {
  const track = await published(ctx).where('id', '=', id).executeTakeFirst()
  if (!track) throw notFound('Não encontramos esta trilha de estudos.')
  const courses = await coursesOf(ctx, id)
  return {
    data: {
      id,
      type: 'study_track',
      attributes: {
        ...told(ctx, track, courses),
        courses: courses.map((row) => ({ id: row.id, ...cardOf(row) })),
      },
    },
  }
}
