// The door. What keeps a file stands beside; here, what becomes of one that is kept.
import type { Selectable } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'

export { fileUrl } from './file-address.ts'
export { contentDisposition } from './file-name.ts'
export { keepFile, type Keeping } from './keep-file.ts'
export { keepPicture } from './keep-picture.ts'
export { picturesOf } from './pictures.ts'
export { givenName } from './sealed-name.ts'

export type KeptFile = Selectable<DB['files']>

/** In the transaction whose rows point at the file: from here on the sweep leaves it alone, and the smaller ones of a picture with it. */
export async function attachFile(ctx: Ctx, file: Pick<KeptFile, 'id'>) {
  const { numUpdatedRows } = await ctx.db
    .updateTable('files')
    .set({ attached_at: ctx.now.toISOString() })
    .where((e) => e.or([e('id', '=', file.id), e('variant_of', '=', file.id)]))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict('O envio deste arquivo não vale mais. Envie-o de novo.')
}

/** Gone for everybody once the transaction ends; its bytes go with a later sweep. */
export async function removeFile(ctx: Ctx, file: Pick<KeptFile, 'id'>) {
  await ctx.db
    .updateTable('files')
    .set({ removed_at: ctx.now.toISOString() })
    .where((e) => e.or([e('id', '=', file.id), e('variant_of', '=', file.id)]))
    .where('removed_at', 'is', null)
    .execute()
}
