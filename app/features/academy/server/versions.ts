// A version of a course: published once, never changed.
import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { uuid } from '#server/uuid.ts'
import type { CourseDraft } from '../wire/course-draft.ts'

type Publishing = { course_id: string; draft: CourseDraft; now: Date }

/** In a transaction. An item keeps its id by its key, whatever is renamed or moved. */
export async function writeVersion(db: Kysely<DB>, { course_id, draft, now }: Publishing): Promise<number> {
  const { version } = await db
    .selectFrom('academy_courses')
    .select('version')
    .where('id', '=', course_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const number = (version ?? 0) + 1
  const { title, summary, area, hours, objectives } = draft
  const items = draft.modules.flatMap((module, at) => module.items.map((item) => ({ item, at, title: module.title })))
  const searched = [title, summary, area, ...items.map(({ item }) => item.title)].join(' ')
  await db
    .insertInto('academy_versions')
    .values({ course_id, number, title, summary, area, hours, objectives, searched, published_at: now.toISOString() })
    .execute()
  const ids = await itemIds(
    db,
    course_id,
    items.map(({ item }) => item.key),
  )
  if (items.length)
    await db
      .insertInto('academy_version_items')
      .values(
        items.map(({ item, at, title: module_title }, position) => ({
          course_id,
          version: number,
          item_id: ids.get(item.key)!,
          position,
          module: at,
          module_title,
          kind: item.kind,
          title: item.title,
          minutes: item.minutes,
          required: item.required,
          content: JSON.stringify(item.content),
          video_id: item.video_id ?? null,
          file_id: item.file_id ?? null,
        })),
      )
      .execute()
  await db
    .updateTable('academy_courses')
    .set({ version: number, updated_at: now.toISOString() })
    .where('id', '=', course_id)
    .execute()
  return number
}

/** By their keys; items that the course did not have yet are made. */
async function itemIds(db: Kysely<DB>, course_id: string, keys: string[]): Promise<Map<string, string>> {
  if (keys.length)
    await db
      .insertInto('academy_items')
      .values(keys.map((key) => ({ id: uuid(), course_id, key })))
      .onConflict((c) => c.constraint('academy_items_key').doNothing())
      .execute()
  const rows = await db.selectFrom('academy_items').select(['id', 'key']).where('course_id', '=', course_id).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
