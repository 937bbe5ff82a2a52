// Study tracks as the operator reads and writes them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { invalid, notFound, stale } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { slugOf } from '#wire/link/slug.ts'
import type * as wire from '../../wire/track-authoring.ts'
import { IS_PUBLIC } from '../catalogue/course-rows.ts'

type Kept = Answer<typeof wire.showKeptTrack>['data']
type Row = Omit<Kept['attributes'], 'courses' | 'titles'> & {
  id: string
  courses: { id: string; title: string }[] | null
}

/** There are few. */
async function resources(ctx: Ctx, where: RawBuilder<unknown>): Promise<Kept[]> {
  const { rows } = await sql<Row>`select t.id, t.title, t.summary, t.published, t.lock_version,
      (select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.draft ->> 'title') order by k.position)
        from study_track_courses k join academy_courses c on c.id = k.course_id where k.track_id = t.id) as courses
    from study_tracks t where ${where} order by t.position, t.id`.execute(ctx.db)
  return rows.map(({ id, courses, ...of }) => ({
    id,
    type: 'kept_study_track',
    attributes: {
      ...of,
      courses: (courses ?? []).map((course) => course.id),
      titles: Object.fromEntries((courses ?? []).map((course) => [course.id, course.title])),
    },
  }))
}

export async function listTracks(ctx: Ctx, { q, page, per_page }: Received<typeof wire.listKeptTracks>['query']) {
  const found = await resources(ctx, q?.trim() ? contains(sql`fold(t.title)`, q) : sql`true`)
  return {
    collection: { data: found.slice((page - 1) * per_page, page * per_page) },
    ...totals(found.length, per_page),
  }
}

export async function showTrack(ctx: Ctx, id: string): Promise<{ data: Kept }> {
  const [data] = await resources(ctx, sql`t.id = ${id}`)
  if (!data) throw notFound('Não encontramos esta trilha de estudos.')
  return { data }
}

type Sent = Received<typeof wire.createTrack>['body']['track']

async function keepCourses(ctx: Ctx, track_id: string, courses: readonly string[]) {
  const wanted = [...new Set(courses)]
  const known = await ctx.db.selectFrom('academy_courses').select('id').where('id', 'in', wanted).execute()
  if (known.length !== wanted.length) throw invalid({ courses: 'Um dos cursos não existe mais. Recarregue a página.' })
  await ctx.db.deleteFrom('study_track_courses').where('track_id', '=', track_id).execute()
  await ctx.db
    .insertInto('study_track_courses')
    .values(wanted.map((course_id, position) => ({ track_id, course_id, position })))
    .execute()
}

export async function createTrack(ctx: Ctx, { title, summary, courses }: Sent): Promise<string> {
  const id = `${slugOf(title) || 'trilha'}-${uuid().slice(-6)}`
  await sql`insert into study_tracks (id, title, summary, position, published, carried)
    select ${id}, ${title.trim()}, ${summary.trim()}, coalesce(max(position) + 1, 0), false, false
    from study_tracks`.execute(ctx.db)
  await keepCourses(ctx, id, courses)
  return id
}

/** Nobody else changes it until the transaction ends. */
async function held(ctx: Ctx, id: string): Promise<Kept['attributes']> {
  await sql`select id from study_tracks where id = ${id} for update`.execute(ctx.db)
  return (await showTrack(ctx, id)).data.attributes
}

type Change = Received<typeof wire.changeTrack>['body']['track']

async function refuseWithoutCourses(ctx: Ctx, id: string) {
  const { rows } = await sql`select from study_track_courses k
    join academy_courses c on c.id = k.course_id
    join academy_versions v on v.course_id = c.id and v.number = c.version
    where k.track_id = ${id} and ${IS_PUBLIC} limit 1`.execute(ctx.db)
  if (!rows.length) throw invalid({ courses: 'Para ir ao ar, a trilha precisa de um curso que esteja no catálogo.' })
}

/** From then on no file of the project writes it. */
export async function changeTrack(ctx: Ctx, id: string, { lock_version, courses, ...sent }: Change): Promise<string> {
  const track = await held(ctx, id)
  if (track.lock_version !== lock_version) throw stale(await showTrack(ctx, id))
  await ctx.db
    .updateTable('study_tracks')
    .set({
      title: sent.title.trim(),
      summary: sent.summary.trim(),
      carried: false,
      lock_version: lock_version + 1,
    })
    .where('id', '=', id)
    .execute()
  await keepCourses(ctx, id, courses)
  if (track.published) await refuseWithoutCourses(ctx, id)
  ctx.forgetPages()
  return id
}

export async function publishTrack(ctx: Ctx, id: string, published: boolean): Promise<string> {
  await held(ctx, id)
  if (published) await refuseWithoutCourses(ctx, id)
  await ctx.db.updateTable('study_tracks').set({ published, carried: false }).where('id', '=', id).execute()
  ctx.forgetPages()
  return id
}
