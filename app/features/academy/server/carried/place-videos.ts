// The bytes of videos that travel with the code, put into storage: at each start, where they are missing or changed.
import { attachFile, removeFile, storeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { videoBytes } from './carried-courses.ts'

type Video = { id: string; carried_from: string | null; file_id: string | null }

const waiting = (ctx: Ctx): Promise<Video[]> =>
  ctx.db
    .selectFrom('academy_videos as v')
    .leftJoin('files as f', 'f.id', 'v.file_id')
    .select(['v.id', 'v.carried_from', 'v.file_id', 'v.carried_hash', 'f.sha256'])
    .where('v.carried_from', 'is not', null)
    .execute()
    .then((rows) => rows.filter(({ carried_hash, sha256 }) => sha256?.toString('hex') !== carried_hash))

export async function placeVideos(ctx: Ctx) {
  for (const { id, carried_from, file_id: before } of await waiting(ctx)) {
    const name = carried_from!.split('/').at(-1)!
    const file = new File([videoBytes(carried_from!) as Buffer<ArrayBuffer>], name)
    const stored = await storeFile(ctx, file, 'webm', { purpose: 'academy video', private: true })
    await transaction(ctx, async (ctx) => {
      const placed = await ctx.db
        .updateTable('academy_videos')
        .set({ file_id: stored.id })
        .where('id', '=', id)
        .where('file_id', 'is not distinct from', before)
        .executeTakeFirst()
      // Another process placed it; the sweep removes this copy.
      if (!placed.numUpdatedRows) return
      await attachFile(ctx, stored)
      // With captions of its own, an author's course may show the film that was here.
      const shown = ctx.db.selectFrom('academy_videos').select('id').where('file_id', '=', before)
      if (before && !(await shown.executeTakeFirst())) await removeFile(ctx, { id: before })
    })
  }
}
