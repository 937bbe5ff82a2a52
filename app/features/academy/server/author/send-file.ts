// The video or file of an item, as its author sends it.
import { acceptedKind, attachFile, keepFile, type Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import type { sendItemFile } from '../../wire/authoring.ts'
import type { DraftItem } from '../../wire/course-draft.ts'
import { ITEM_FILE_BYTES, VIDEO_BYTES } from '../../wire/course-record.ts'
import { videoSeconds } from '../video-seconds.ts'
import { changeDraft, draftOf } from './drafts.ts'
import { itemIn, showItem, withItem } from './items.ts'
import { dropUnused, PURPOSES } from './media.ts'

const KEPT: Record<'video' | 'file', Keeping> = {
  video: { field: 'file', purpose: PURPOSES.video, accept: ['mp4', 'webm'], limit: VIDEO_BYTES, private: true },
  file: {
    field: 'file',
    purpose: PURPOSES.file,
    accept: ['pdf', 'docx', 'xlsx', 'png', 'jpeg', 'webp'],
    limit: ITEM_FILE_BYTES,
    private: true,
  },
}
const LENGTHLESS = 'Este vídeo não diz quanto dura. Salve-o de novo como MP4 ou WebM.'

/** Refused, or how long it is; nothing is stored. */
export async function judgeMedia(kind: DraftItem['kind'], file: File): Promise<number | undefined> {
  if (kind !== 'video' && kind !== 'file') throw notFound('Este item não leva arquivo.')
  const type = await acceptedKind(file, KEPT[kind])
  if (kind === 'file') return undefined
  const seconds = await videoSeconds(file, type === 'mp4' ? 'mp4' : 'webm')
  if (!seconds || seconds < 1) throw invalid({ file: LENGTHLESS })
  return seconds
}

/** Stored before the transaction; answers what the item shows then. */
export async function keepMedia(ctx: Ctx, kind: DraftItem['kind'], file: File) {
  const seconds = await judgeMedia(kind, file)
  const kept = await keepFile(ctx, file, KEPT[kind as 'video' | 'file'])
  return async (ctx: Ctx): Promise<Pick<DraftItem, 'video_id' | 'file_id'>> => {
    await attachFile(ctx, kept)
    if (seconds === undefined) return { file_id: kept.id }
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('academy_videos')
      .values({
        id,
        file_id: kept.id,
        seconds: Math.floor(seconds),
        captions: '',
        created_at: ctx.now.toISOString(),
      })
      .execute()
    return { video_id: id }
  }
}

type Media = Received<typeof sendItemFile>['body']['media']

export async function sendFile(ctx: Ctx, { id, key }: { id: string; key: string }, { file, lock_version }: Media) {
  const keep = await keepMedia(ctx, itemIn((await draftOf(ctx, id)).draft, key).kind, file)
  return async (ctx: Ctx): Promise<string> => {
    const media = await keep(ctx)
    let before!: DraftItem
    await changeDraft(ctx, { id, lock_version, show: () => showItem(ctx, id, key) }, (draft) => {
      before = itemIn(draft, key)
      return withItem(draft, { ...before, ...media })
    })
    await dropUnused(ctx, before)
    return id
  }
}
