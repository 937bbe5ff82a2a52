import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { withMe } from '#server/written-by.ts'
import { conflict, invalid, stale } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type { updateFolder } from '../../wire/folders.ts'
import { PERIOD_BACKWARDS } from '../../wire/terms.ts'
import { findFolder } from './folder-rows.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { carrierOf, isOpen, showFolder, termsIn } from './show-folder.ts'
import { columnsOf, type TermsRow } from './terms-rows.ts'

type Form = Received<typeof updateFolder>['body']['folder']

const SENT = 'Estas condições já foram enviadas. Para mudar o que foi combinado, corrija o contrato ou faça um aditivo.'
const ON_ITS_WAY = 'Este estágio já tem um contrato. Cancele o contrato antes, ou encerre o estágio.'

/** Whatever writes the terms, or sends them, waits here: what was read by then still holds. */
export async function lockFolder(ctx: Ctx, id: string) {
  await findFolder(ctx, id)
  await ctx.db.selectFrom('internships').select('id').where('id', '=', id).forUpdate().execute()
  return findFolder(ctx, id)
}

const counted = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('internships')
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('id', '=', id)

function refuseBackwards(draft: TermsRow, { starts_on, ends_on }: { starts_on?: string; ends_on?: string }) {
  const [from, to] = [starts_on ?? draft.starts_on, ends_on ?? draft.ends_on]
  if (from && to && to < from) throw invalid({ ends_on: PERIOD_BACKWARDS })
}

/** What was sent of the terms; the rest stays. A document that carries them keeps what it said. */
export const saveDraft = (ctx: Ctx, id: string, { lock_version, terms, effective_on, ...which }: Form) =>
  transaction(ctx, async (ctx) => {
    const folder = await lockFolder(ctx, id)
    await refuseSuspended(ctx, folder.company_id)
    const draft = await termsIn(ctx, folder, which)
    if (lock_version !== folder.lock_version) throw stale(await showFolder(ctx, id, which))
    if (!isOpen(folder, draft, await carrierOf(ctx, draft.id))) throw conflict(SENT, await showFolder(ctx, id, which))
    await refuseUnknown(ctx, folder.company_id, terms)
    const columns = columnsOf(ctx, id, terms)
    refuseBackwards(draft, columns as never)
    const amends = folder.agreed_at !== null
    const from = amends ? (effective_on ?? draft.effective_on) : columns.starts_on
    await ctx.db
      .updateTable('internship_terms')
      .set({ ...columns, ...(from && { effective_on: from }), written_by: withMe(ctx) })
      .where('id', '=', draft.id)
      .execute()
    await counted(ctx, id).execute()
    return id
  })

/** Whoever was hired may get another one: the candidature is free again. */
export const dropFolder = (ctx: Ctx, id: string, lock_version: number | undefined) =>
  transaction(ctx, async (ctx) => {
    const folder = await lockFolder(ctx, id)
    if (lock_version !== undefined && lock_version !== folder.lock_version) throw stale(await showFolder(ctx, id))
    const carrier = folder.terms_id ? await carrierOf(ctx, folder.terms_id) : undefined
    if (folder.agreed_at || carrier) throw conflict(ON_ITS_WAY, await showFolder(ctx, id))
    if (folder.dropped_at === null)
      await counted(ctx, id).set({ dropped_at: ctx.now.toISOString(), candidature_id: null }).execute()
    return showFolder(ctx, id)
  })
