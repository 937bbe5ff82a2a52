import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { DraftTerms } from '../../wire/terms.ts'
import { writeFolder } from './begin-folder.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { carrierOf, UNSENT } from './show-folder.ts'
import { columnsOf } from './terms-rows.ts'
import { holdPerson, openDraft, type Whose } from './whose-folder.ts'

const ON_ITS_WAY = 'Já existe um contrato a caminho para esta pessoa. Fale com a empresa.'

type Told = Whose & { terms: DraftTerms; created_by: string | null }

/**
 * The draft of whoever answered an admission, over what the company, the job and the profile tell. It asks nobody's
 * permission, and goes on with a draft that is there already.
 */
export async function folderFromForm(ctx: Ctx, { terms, created_by, ...whose }: Told) {
  await holdPerson(ctx, whose.user_info_id)
  const there = await openDraft(ctx, whose)
  const internship_id = there?.id ?? (await writeFolder(ctx, whose, created_by))
  const { terms_id, agreed_at } = await ctx.db
    .selectFrom('internships')
    .select(['terms_id', 'agreed_at'])
    .where('id', '=', internship_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const carrier = terms_id ? await carrierOf(ctx, terms_id) : undefined
  if (agreed_at || !terms_id || !UNSENT.includes(carrier?.state)) throw conflict(ON_ITS_WAY)
  await refuseUnknown(ctx, whose.company_id, terms)
  await ctx.db
    .updateTable('internship_terms')
    .set({ ...columnsOf(ctx, internship_id, terms), ...(terms.starts_on && { effective_on: terms.starts_on }) })
    .where('id', '=', terms_id)
    .execute()
  await ctx.db
    .updateTable('internships')
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('id', '=', internship_id)
    .execute()
  return { internship_id, terms_id, has_document: carrier !== undefined }
}
