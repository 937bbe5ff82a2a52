// The door: files that are stored already. keep-file.ts stores them.
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'

export { fileUrl } from './file-address.ts'
export { contentDisposition, fileName } from './file-name.ts'
export { acceptedKind, keepFile, type Keeping, storeFile } from './keep-file.ts'
export { keepPicture } from './keep-picture.ts'
export { atLeast, pictureOf, picturesOf, type PictureSize, sizesOf } from './pictures.ts'
export { pictureToDraw } from './picture-to-draw.ts'
export { readFile } from './read-file.ts'
export { givenName } from './sealed-name.ts'

const TOO_LATE = 'O envio deste arquivo não vale mais. Envie-o de novo.'

export type KeptFile = Selectable<DB['files']>

/**
 * In the transaction whose rows refer to the file: from then on the sweep leaves it, and a picture's smaller sizes,
 * alone.
 */
export async function attachFile(ctx: Ctx, file: Pick<KeptFile, 'id'>) {
  const { numUpdatedRows } = await ctx.db
    .updateTable('files')
    .set({ attached_at: ctx.now.toISOString() })
    .where((e) => e.or([e('id', '=', file.id), e('variant_of', '=', file.id)]))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict(TOO_LATE)
}

/** Replaces one by another in one statement, in the transaction whose rows refer to them. */
export async function exchangeFiles(
  ctx: Ctx,
  { attached, removed }: { attached: readonly string[]; removed: readonly string[] },
) {
  const now = ctx.now.toISOString()
  const { rows } = await sql<{ id: string }>`
    update files set
      attached_at = case when coalesce(variant_of, id) = any(${attached}::uuid[]) then ${now}::timestamptz else
        attached_at end,
      removed_at = case when coalesce(variant_of, id) = any(${removed}::uuid[]) then ${now}::timestamptz end
    where (id = any(${[...attached, ...removed]}::uuid[]) or variant_of = any(${[...attached, ...removed]}::uuid[]))
      and removed_at is null
    returning id`.execute(ctx.db)
  if (attached.some((id) => rows.every((row) => row.id !== id))) throw conflict(TOO_LATE)
}

/** Not readable after the transaction; a later sweep removes the bytes. */
export async function removeFile(ctx: Ctx, file: Pick<KeptFile, 'id'>) {
  await ctx.db
    .updateTable('files')
    .set({ removed_at: ctx.now.toISOString() })
    .where((e) => e.or([e('id', '=', file.id), e('variant_of', '=', file.id)]))
    .where('removed_at', 'is', null)
    .execute()
}
