import { attachFile, keepFile, removeFile } from '#features/files/server/files.ts'
import * as z from 'zod/mini'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, Refusal } from '#server/refusal.ts'
import { uuid as newId } from '#server/uuid.ts'
import { changesOf } from '#wire/record.ts'
import { inWords } from '#wire/text/sentences.ts'
import { DOCUMENT_BYTES } from '../../wire/form-words.ts'
import type { Answers, FormKind, FormRow } from './form-kind.ts'
import { answersOf, lockForm, sealAnswers } from './form-rows.ts'
import { ANSWERED } from './identify.ts'
import { formOfSession } from './enter-form.ts'
import { showForm } from './show-form.ts'

const NOT_ASKED = 'Este campo não é pedido neste formulário'
export const MOVED = 'Este formulário mudou em outra janela ou aparelho. Confira como está agora.'
const UPLOADS = { name: 'form documents', times: 30, seconds: 3600 }

/** By the schemas of what is asked; anything else has no place. */
function read(kind: FormKind, form: FormRow, sent: Answers): Answers {
  const fields = kind.fields(form)
  const strange = Object.keys(sent).filter((name) => !Object.hasOwn(fields, name))
  if (strange.length) throw invalid(Object.fromEntries(strange.map((name) => [name, NOT_ASKED])))
  const result = z.safeParse(z.object(changesOf(fields)), sent, { reportInput: true })
  if (!result.success) throw new Refusal(422, inWords(result.error.issues))
  return result.data
}

type Saved = { session: string; lock_version: number; answers: Answers }

/** What was sent of the answers; the rest stays. */
export async function saveAnswers(ctx: Ctx, kind: FormKind, uuid: string, { session, lock_version, answers }: Saved) {
  const { id } = await formOfSession(ctx, kind, uuid, session)
  return transaction(ctx, async (ctx) => {
    const form = await lockForm(ctx, id)
    await refuseMoved(ctx, kind, form, uuid, lock_version)
    const all = { ...answersOf(ctx, form), ...read(kind, form, answers) }
    await ctx.db
      .updateTable('internship_forms')
      .set({ sealed_answers: sealAnswers(ctx, id, all), lock_version: form.lock_version + 1 })
      .where('id', '=', id)
      .execute()
    return id
  })
}

/** Under its lock. */
export async function refuseMoved(ctx: Ctx, kind: FormKind, form: FormRow, uuid: string, lock_version: number) {
  if (form.state !== 'open') throw conflict(ANSWERED)
  if (form.lock_version !== lock_version) throw conflict(MOVED, await showForm(ctx, kind, form, uuid))
}

/** One file in each category: a new one takes its place. */
export async function addDocument(
  ctx: Ctx,
  kind: FormKind,
  uuid: string,
  { session, category, file }: { session: string; category: string; file: File },
) {
  const { id } = await formOfSession(ctx, kind, uuid, session)
  if (!Object.hasOwn(kind.categories, category)) throw invalid({ category: 'Escolha uma opção da lista' })
  ctx.limits.spend(UPLOADS, id)
  const kept = await keepFile(ctx, file, {
    field: 'file',
    purpose: 'form document',
    accept: ['pdf', 'png', 'jpeg', 'webp'],
    limit: DOCUMENT_BYTES,
    private: true,
    sealed: true,
  })
  await transaction(ctx, async (ctx) => {
    const form = await lockForm(ctx, id)
    if (form.state !== 'open') throw conflict(ANSWERED)
    const before = await ctx.db
      .deleteFrom('internship_form_documents')
      .where('form_id', '=', id)
      .where('category', '=', category)
      .returning('file_id')
      .executeTakeFirst()
    if (before) await removeFile(ctx, { id: before.file_id })
    await attachFile(ctx, kept)
    await ctx.db
      .insertInto('internship_form_documents')
      .values({ id: newId(ctx.now.getTime()), form_id: id, category, file_id: kept.id, sent_at: ctx.now.toISOString() })
      .execute()
  })
  return id
}
