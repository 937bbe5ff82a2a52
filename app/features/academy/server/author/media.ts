// Videos and files of items: what is stored of them, and what becomes of those that no course needs.
import { sql } from 'kysely'
import { removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { CourseDraft, DraftItem } from '../../wire/course-draft.ts'

export const PURPOSES = { video: 'academy video', file: 'academy file' } as const
type Video = { id: string; file_id: string | null; seconds: number; captions: string }
type StoredFile = { id: string; name: string; size: number }
export type Media = { videos: ReadonlyMap<string, Video>; files: ReadonlyMap<string, StoredFile> }

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

/** All there are: an academy has few. */
export async function mediaOf({ db }: Ctx): Promise<Media> {
  const videos = await db.selectFrom('academy_videos').select(['id', 'file_id', 'seconds', 'captions']).execute()
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'size'])
    .where('purpose', 'in', Object.values(PURPOSES))
    .where('removed_at', 'is', null)
    .execute()
  return { videos: byId(videos), files: byId(files) }
}

/** As they are written, or as they stand with the video. */
export const captionsOf = ({ content, video_id }: DraftItem, { videos }: Media): string =>
  'captions' in content ? (content.captions as string) : (videos.get(video_id ?? '')?.captions ?? '')

/** A published version keeps its captions: others of the same video make a row of their own. */
async function captioned(ctx: Ctx, item: DraftItem, media: Media): Promise<DraftItem> {
  const captions = captionsOf(item, media)
  const video = media.videos.get(item.video_id ?? '')
  if (item.kind !== 'video' || !video) return item
  if (video.captions === captions) return { ...item, content: {} }
  const { file_id, seconds } = video
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('academy_videos')
    .values({ id, file_id, seconds, captions, created_at: ctx.now.toISOString() })
    .execute()
  return { ...item, video_id: id, content: {} }
}

/** The draft as a version keeps it. */
export async function withCaptions(ctx: Ctx, draft: CourseDraft, media: Media): Promise<CourseDraft> {
  const modules = []
  for (const { title, items } of draft.modules) {
    const kept = []
    for (const item of items) kept.push(await captioned(ctx, item, media))
    modules.push({ title, items: kept })
  }
  return { ...draft, modules }
}

/** What an item showed before: kept while a version or another draft shows it. */
export async function dropUnused(ctx: Ctx, { video_id = null, file_id = null }: DraftItem) {
  const { rows: videos } = await sql<{ file_id: string | null }>`delete from academy_videos v
    where v.id = ${video_id}::uuid and v.carried_from is null
      and not exists (select from academy_version_items i where i.video_id = v.id)
      and not exists (select from academy_courses c where position(v.id::text in c.draft::text) > 0)
    returning v.file_id`.execute(ctx.db)
  const id = videos[0]?.file_id ?? file_id
  const { rows } = await sql`select from academy_videos where file_id = ${id}::uuid
    union all select from academy_version_items where file_id = ${id}::uuid
    union all select from academy_courses where position(${id}::text in draft::text) > 0 limit 1`.execute(ctx.db)
  if (id && !rows.length) await removeFile(ctx, { id })
}
