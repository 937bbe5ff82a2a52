import { attachFile, keepFile, type KeptFile, type Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { DOCUMENT_BYTES, isoDay } from '../wire.ts'

const UPLOADS = { name: 'personal documents', times: 60, seconds: 3600 }
const KEEPING: Keeping = {
  field: 'file',
  purpose: 'personal document',
  accept: ['pdf', 'png', 'jpeg', 'webp'],
  limit: DOCUMENT_BYTES,
  private: true,
  sealed: true,
}

export type Sent = { file: File; valid_until?: string | null | undefined }
export type Paper = Sent & { user_info_id: string; category: string; description?: string | null | undefined }

export async function keepPaper(ctx: Ctx, user_info_id: string, { file, valid_until }: Sent) {
  const day = isoDay(valid_until)
  if (day && day < today(ctx.now))
    throw invalid({ valid_until: 'Este documento já venceu. Envie um que esteja valendo.' })
  ctx.limits.spend(UPLOADS, user_info_id)
  return { file: await keepFile(ctx, file, KEEPING), valid_until: day }
}

/** A lock for each person, so that counted limits hold. */
export const onePersonAtATime = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('user_infos').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const current = (ctx: Ctx, user_info_id: string) =>
  ctx.db
    .selectFrom('personal_document_versions as v')
    .innerJoin('personal_documents as d', 'd.id', 'v.personal_document_id')
    .innerJoin('files as f', 'f.id', 'v.file_id')
    .select(['d.id', 'd.sealed_description', 'v.id as version_id', 'v.valid_until', 'f.sha256'])
    .where('v.replaced_at', 'is', null)
    .where('d.user_info_id', '=', user_info_id)

export async function addVersion(
  ctx: Ctx,
  personal_document_id: string,
  { file, valid_until }: { file: KeptFile; valid_until: string | null },
) {
  await attachFile(ctx, file)
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('personal_document_versions')
    .values({ id, personal_document_id, file_id: file.id, valid_until, sent_at: ctx.now.toISOString() })
    .execute()
}
