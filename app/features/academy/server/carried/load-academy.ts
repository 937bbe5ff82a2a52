import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { whenChanged } from '#server/database/carried-rows.ts'
import { uuid } from '#server/uuid.ts'
import type { CourseDraft } from '../../wire/course-draft.ts'
import { writeVersion } from '../versions.ts'
import { carriedAcademy, type CarriedCourse, type CarriedTrack, type CarriedVideo } from './carried-courses.ts'

/** Runs at every start. What changed gets a new version; a course or track that the operator edited stays theirs. */
export async function loadAcademy(db: Kysely<DB>, { content, courses, tracks } = carriedAcademy()): Promise<boolean> {
  return whenChanged(db, 'academy', content, async (tx) => {
    for (const [position, course] of courses().entries()) await loadCourse(tx, course, position)
    for (const [position, track] of tracks().entries()) await loadTrack(tx, track, position)
  })
}

/** Its bytes go into storage later: place-videos.ts. */
async function videoId(db: Kysely<DB>, { carried_from, ...video }: CarriedVideo): Promise<string> {
  const { id } = await db
    .insertInto('academy_videos')
    .values({ id: uuid(), carried_from, ...video, created_at: new Date().toISOString() })
    .onConflict((c) => c.constraint('academy_videos_carried').doUpdateSet(video))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function loadCourse(db: Kysely<DB>, { slug: id, draft: written, videos }: CarriedCourse, position: number) {
  const ids = new Map<string, string>()
  for (const [key, video] of videos) ids.set(key, await videoId(db, video))
  const draft: CourseDraft = {
    ...written,
    modules: written.modules.map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ ...item, ...(ids.has(item.key) && { video_id: ids.get(item.key)! }) })),
    })),
  }
  const before = await db
    .selectFrom('academy_courses')
    .select(['draft', 'carried'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (before && (!before.carried || isDeepStrictEqual(before.draft, draft))) return
  const now = new Date()
  const row = { draft: JSON.stringify(draft), position, updated_at: now.toISOString() }
  await db
    .insertInto('academy_courses')
    .values({ id, carried: true, created_at: now.toISOString(), ...row })
    .onConflict((c) => c.column('id').doUpdateSet(row))
    .execute()
  await writeVersion(db, { course_id: id, draft, now })
}

async function loadTrack(db: Kysely<DB>, { slug: id, title, summary, courses }: CarriedTrack, position: number) {
  const row = { title, summary, position }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('study_tracks')
    .values({ id, carried: true, ...row })
    .onConflict((c) => c.column('id').doUpdateSet(row).where('study_tracks.carried', '=', true))
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return
  await db.deleteFrom('study_track_courses').where('track_id', '=', id).execute()
  await db
    .insertInto('study_track_courses')
    .values(courses.map((course_id, at) => ({ track_id: id, course_id, position: at })))
    .execute()
}
