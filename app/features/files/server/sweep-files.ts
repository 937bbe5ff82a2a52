import type { Ctx } from '#server/context.ts'
import { fault } from '#server/watch/log.ts'

/** Longer than any request, and than a backup takes from the first table to the last file. */
const DAY = 86_400_000
const BATCH = 200

/** Daily: marks unattached files as removed, and erases files removed a day ago. */
export async function sweepFiles(ctx: Ctx) {
  const yesterday = new Date(ctx.now.getTime() - DAY).toISOString()
  await ctx.db
    .updateTable('files')
    .set({ removed_at: ctx.now.toISOString() })
    .where('attached_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', yesterday)
    .execute()
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const due = ctx.db.selectFrom('files').select(['id', 'storage_key']).where('removed_at', '<', yesterday)
    const rows = await due.where('id', '>', last).orderBy('id').limit(BATCH).execute()
    if (!rows.length) return
    for (const row of rows) await erase(ctx, row)
    last = rows.at(-1)!.id
  }
}

/** Bytes first: after a crash in between, the next sweep finishes the row. One failure does not stop the others. */
async function erase(ctx: Ctx, { id, storage_key }: { id: string; storage_key: string }) {
  try {
    await ctx.storage.remove(storage_key)
    await ctx.db.deleteFrom('files').where('id', '=', id).execute()
  } catch (error) {
    ctx.log.error('file not erased', { file_id: id, ...fault(error) })
  }
}
