import { type KeptFile, removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { countRows } from '#server/database/count-rows.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { MOST_IN_CATEGORY, MOST_VERSIONS } from '../wire.ts'
import { descriptionOf, sealedDescription } from './descriptions.ts'
import { offered } from './queries.ts'
import { addVersion, current, keepPaper, onePersonAtATime, type Paper, type Sent } from './keep-version.ts'

/**
 * A new document of a category. The same bytes twice are one document (a double click); with another date or name it
 * is updated.
 */
export async function sendDocument(ctx: Ctx, { user_info_id, category, description, ...sent }: Paper): Promise<string> {
  const known = await offered(ctx).where('value', '=', category).executeTakeFirst()
  if (!known) throw invalid({ category: 'Escolha uma categoria da lista' })
  if (category === 'other' && !description?.trim()) throw invalid({ description: 'Diga que documento é este' })
  const paper = await keepPaper(ctx, user_info_id, sent)
  return transaction(ctx, async (ctx) => {
    await onePersonAtATime(ctx, user_info_id)
    const there = await current(ctx, user_info_id).where('d.category', '=', category).execute()
    const same = there.find(({ sha256 }) => sha256.equals(paper.file.sha256))
    if (same) return tellAnew(ctx, same, paper, description)
    if (there.length >= MOST_IN_CATEGORY)
      throw conflict(`Esta categoria já tem ${MOST_IN_CATEGORY} documentos. Troque ou apague um deles.`)
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('personal_documents')
      .values({
        id,
        user_info_id,
        category,
        sealed_description: sealedDescription(ctx, id, description),
        created_at: ctx.now.toISOString(),
      })
      .execute()
    await addVersion(ctx, id, paper)
    return id
  })
}

type Current = Awaited<ReturnType<ReturnType<typeof current>['execute']>>[number]

/** The same file with another date is checked again; with another name it keeps its verdict. */
async function tellAnew(
  ctx: Ctx,
  before: Current,
  paper: { file: KeptFile; valid_until: string | null },
  description: string | null | undefined,
) {
  const text = description?.trim() || null
  if (text !== descriptionOf(ctx, { ...before, personal_document_id: before.id }))
    await ctx.db
      .updateTable('personal_documents')
      .set({ sealed_description: sealedDescription(ctx, before.id, text) })
      .where('id', '=', before.id)
      .execute()
  if (before.valid_until !== paper.valid_until) await replaceVersion(ctx, before, paper)
  return before.id
}

async function replaceVersion(ctx: Ctx, before: Current, paper: { file: KeptFile; valid_until: string | null }) {
  const history = ctx.db.selectFrom('personal_document_versions').where('personal_document_id', '=', before.id)
  if ((await countRows(history)) >= MOST_VERSIONS)
    throw conflict(`Este documento já teve ${MOST_VERSIONS} versões. Apague-o e envie o novo como outro documento.`)
  await ctx.db
    .updateTable('personal_document_versions')
    .set({ replaced_at: ctx.now.toISOString() })
    .where('id', '=', before.version_id)
    .execute()
  await addVersion(ctx, before.id, paper)
}

async function ownDocument(ctx: Ctx, user_info_id: string, id: string) {
  const found = isUuid(id) && (await current(ctx, user_info_id).where('d.id', '=', id).executeTakeFirst())
  if (!found) throw notFound('Não encontramos esse documento entre os seus.')
  return found
}

/** The replaced version stays in the history; its verdict does not apply to the new one. */
export async function replaceDocument(ctx: Ctx, user_info_id: string, id: string, sent: Sent) {
  await ownDocument(ctx, user_info_id, id)
  const paper = await keepPaper(ctx, user_info_id, sent)
  await transaction(ctx, async (ctx) => {
    await onePersonAtATime(ctx, user_info_id)
    const before = await ownDocument(ctx, user_info_id, id)
    if (before.sha256.equals(paper.file.sha256) && before.valid_until === paper.valid_until)
      throw conflict('Este é o mesmo arquivo que já está aqui. Escolha o novo, ou mude a validade.')
    await replaceVersion(ctx, before, paper)
  })
}

/** Removed with its history; a later sweep removes the bytes. */
export async function removeDocument(ctx: Ctx, user_info_id: string, id: string) {
  await ownDocument(ctx, user_info_id, id)
  await transaction(ctx, async (ctx) => {
    const files = await ctx.db
      .deleteFrom('personal_document_versions')
      .where('personal_document_id', '=', id)
      .returning('file_id')
      .execute()
    await ctx.db.deleteFrom('personal_documents').where('id', '=', id).execute()
    for (const { file_id } of files) await removeFile(ctx, { id: file_id })
  })
}
