import { isMinor } from '#features/candidates/server/candidates.ts'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire.ts'
import { ownPerson } from './own-person.ts'
import { offered, stateOn, versions, versionsOf } from './queries.ts'
import { documentResources, toCheckResource } from './serializer.ts'

export { judgeDocument } from './judge-document.ts'
export { sendDocument } from './send-document.ts'

const whole = <T>(data: T[]) => ({ collection: { data }, total_count: data.length, total_pages: 1 })

/** A person's documents; later features need them too. */
export const documentsOf = async (ctx: Ctx, user_info_id: string) =>
  documentResources(ctx, await versionsOf(ctx, user_info_id).execute())

export async function listDocuments(ctx: Ctx, { category }: Received<typeof wire.listDocuments>['query']) {
  const all = await documentsOf(ctx, (await ownPerson(ctx)).id)
  return whole(all.filter(({ attributes }) => category === undefined || attributes.category === category))
}

export async function showDocument(ctx: Ctx, user_info_id: string, id: string) {
  const rows = await versionsOf(ctx, user_info_id).where('d.id', '=', id).execute()
  return { data: documentResources(ctx, rows)[0]! }
}

/** Wanted categories come first. */
export async function listCategories(ctx: Ctx): Promise<Answer<typeof wire.listDocumentCategories>> {
  const { id, date_of_birth } = await ownPerson(ctx)
  const sent = await versionsOf(ctx, id).where('v.replaced_at', 'is', null).execute()
  const minor = isMinor(date_of_birth, ctx.now)
  const categories = (await offered(ctx).execute()).map(({ value, label, description, wanted }) => ({
    id: value,
    type: 'document_category' as const,
    attributes: {
      label,
      description,
      wanted: wanted === 'all' || (wanted === 'minors' && minor),
      documents: sent
        .filter(({ category }) => category === value)
        .map(({ personal_document_id, state }) => ({ id: personal_document_id, state })),
    },
  }))
  return whole(categories.toSorted((a, b) => Number(b.attributes.wanted) - Number(a.attributes.wanted)))
}

export async function listToCheck(
  ctx: Ctx,
  { page, per_page, state = 'enviado' }: Received<typeof wire.listDocumentsToCheck>['query'],
): Promise<Answer<typeof wire.listDocumentsToCheck>> {
  const found = versions(ctx).where('v.replaced_at', 'is', null).where(stateOn(ctx.now), '=', state)
  const { n } = await found
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy(state === 'enviado' ? 'v.sent_at' : 'v.decided_at', state === 'enviado' ? 'asc' : 'desc')
    .orderBy('v.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { collection: { data: rows.map((row) => toCheckResource(ctx, row)) }, ...totals(Number(n), per_page) }
}

export async function showToCheck(ctx: Ctx, id: string) {
  const row = isUuid(id) && (await versions(ctx).where('v.id', '=', id).executeTakeFirst())
  if (!row) throw notFound('Este documento não existe mais: a pessoa pode tê-lo apagado.')
  return { row, data: toCheckResource(ctx, row) }
}

/** Records who of the operation opened a document. */
export const openDocument = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const { row } = await showToCheck(ctx, id)
    await ctx.db
      .insertInto('personal_document_views')
      .values({ version_id: id, login_id: (ctx.actor as SignedIn).login_id, seen_at: ctx.now.toISOString() })
      .execute()
    return {
      data: {
        id,
        type: 'file_address' as const,
        attributes: { url: fileUrl(ctx, { id: row.file_id, private: true }) },
      },
    }
  })
