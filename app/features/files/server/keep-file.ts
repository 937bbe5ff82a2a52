// Files are stored before the transaction that needs them, since bytes cannot be rolled back: first the row, then the
// bytes, and the transaction attaches the row. After a failure in between, the sweep removes the unattached row with
// its bytes.
import { createHash } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { invalid, refusedFile } from '#server/refusal.ts'
import { FILE_KINDS, type FileKind, kindsInWords } from '#server/storage/file-kinds.ts'
import { fileType } from '#server/storage/file-type.ts'
import { newStorageKey } from '#server/storage/storage.ts'
import { uuid } from '#server/uuid.ts'
import { size } from '#wire/text/sentences.ts'
import { contentToKeep, SEALED_LIMIT } from './file-content.ts'
import type { KeptFile } from './files.ts'
import { namesOf } from './sealed-name.ts'

export type Keeping = {
  /** The form field of a refusal. */
  field: string
  /** What the file is for: 'company avatar'. */
  purpose: string
  accept: readonly FileKind[]
  /** Bytes. */
  limit: number
  /** Read by signed address only; false for public pictures. */
  private: boolean
  /** Encrypted at rest: for files that would harm a person in other hands. Always private, and at most 50 MB. */
  sealed?: true
}

/** Uploads of one person; pictures have their own limit. */
const FILES = { name: 'files', times: 240, seconds: 3600 }

/** Checks and stores; a refusal is a sentence on the field. */
export async function keepFile(ctx: Ctx, file: File, keeping: Keeping): Promise<KeptFile> {
  if (ctx.actor.user_type !== 'GuestUser') ctx.limits.spend(FILES, ctx.actor.login_id)
  const { limit, private: closed, sealed } = keeping
  if (sealed && (!closed || limit > SEALED_LIMIT))
    throw new Error('a sealed file is private, and small enough to be opened in memory')
  return storeFile(ctx, file, await acceptedKind(file, keeping), keeping)
}

type Storing = Pick<Keeping, 'purpose' | 'private' | 'sealed'> & {
  width?: number
  height?: number
  variant_of?: string
}

/** Stores a file whose type is already known. */
export async function storeFile(
  ctx: Ctx,
  file: File,
  kind: FileKind,
  { purpose, private: closed, sealed, ...picture }: Storing,
): Promise<KeptFile> {
  if (ctx.db.isTransaction) throw new Error('files are kept before a transaction, not inside')
  const { type } = FILE_KINDS[kind]
  const id = uuid(ctx.now.getTime())
  const row = await ctx.db
    .insertInto('files')
    .values({
      id,
      storage_key: newStorageKey(),
      ...namesOf(ctx, id, file.name, kind, sealed ?? false),
      type,
      size: file.size,
      sha256: await hashOf(file),
      purpose,
      private: closed,
      sealed_with: sealed ? ctx.secrets.key_id : null,
      owner_login_id: 'login_id' in ctx.actor ? ctx.actor.login_id : null,
      created_at: ctx.now.toISOString(),
      width: picture.width ?? null,
      height: picture.height ?? null,
      variant_of: picture.variant_of ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await ctx.storage.put(row.storage_key, await contentToKeep(ctx, row, file), {
    type: sealed ? 'application/octet-stream' : type,
  })
  return row
}

export async function acceptedKind(
  file: File,
  { field, accept, limit }: Pick<Keeping, 'field' | 'accept' | 'limit'>,
): Promise<FileKind> {
  const wanted = `Envie um arquivo ${kindsInWords(accept)} de até ${size(limit)}.`
  if (file.size === 0) throw invalid({ [field]: `Este arquivo está vazio. ${wanted}` })
  if (file.size > limit) throw refusedFile(413, field, wanted)
  const kind = await fileType(file)
  if (kind === 'too many pixels')
    throw refusedFile(
      413,
      field,
      'Esta imagem é grande demais. Envie uma de até 12.000 pixels de lado e 60 megapixels.',
    )
  if (!kind || !accept.includes(kind)) throw refusedFile(415, field, wanted)
  return kind
}

async function hashOf(file: Blob) {
  const sum = createHash('sha256')
  for await (const part of file.stream()) sum.update(part)
  return sum.digest()
}
