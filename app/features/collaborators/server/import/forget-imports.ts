import { removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { task } from '#server/tasks/task.ts'

const DAYS_KEPT = 30

/** Sheets hold personal numbers: after a month they are gone with their rows, wherever they stopped. Who was invited stays. */
export const forgetImports = task<object>('forget-collaborator-imports', async (ctx: Ctx) => {
  const before = new Date(ctx.now.getTime() - DAYS_KEPT * 86_400_000).toISOString()
  const old = await ctx.db
    .deleteFrom('collaborator_imports')
    .where('created_at', '<', before)
    .returning(['file_id', 'problems_file_id'])
    .execute()
  for (const id of old.flatMap(({ file_id, problems_file_id }) => [file_id, problems_file_id]))
    if (id) await removeFile(ctx, { id })
})
