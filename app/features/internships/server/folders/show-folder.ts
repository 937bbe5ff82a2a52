import type { Ctx } from '#server/context.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showFolder as endpoint } from '../../wire/folders.ts'
import { findFolder, type FolderRow, noFolder, rowAttributes } from './folder-rows.ts'
import { findTerms, termsOf, type TermsRow } from './terms-rows.ts'
import { labelsOf } from './term-labels.ts'

type Folder = Answer<typeof endpoint>

/** The document that carries these terms. One that was cancelled carries nothing. */
export const carrierOf = (ctx: Ctx, terms_id: string) =>
  ctx.db
    .selectFrom('envelopes')
    .select(['id', 'state', 'kind'])
    .where('terms_id', '=', terms_id)
    .where('state', '!=', 'voided')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const UNSENT: readonly (string | undefined)[] = [undefined, 'created', 'not_defined']

export type Which = { terms_id?: string | undefined; envelope_id?: string | undefined }

const carriedBy = async (ctx: Ctx, internship_id: string, envelope_id: string) =>
  isUuid(envelope_id)
    ? (
        await ctx.db
          .selectFrom('envelopes')
          .select('terms_id')
          .where('id', '=', envelope_id)
          .where('internship_id', '=', internship_id)
          .executeTakeFirst()
      )?.terms_id
    : undefined

/** Those that were asked for, of this internship; else the ones that hold today, or the draft's. */
export async function termsIn(ctx: Ctx, { id, terms_id }: FolderRow, asked: Which = {}): Promise<TermsRow> {
  const which = asked.envelope_id ? await carriedBy(ctx, id, asked.envelope_id) : (asked.terms_id ?? terms_id)
  const found =
    which && isUuid(which)
      ? await ctx.db
          .selectFrom('internship_terms')
          .selectAll()
          .where('id', '=', which)
          .where('internship_id', '=', id)
          .executeTakeFirst()
      : undefined
  if (!found) throw noFolder()
  return found
}

export const isOpen = ({ dropped_at }: FolderRow, terms: TermsRow, carrier: { state: string } | undefined) =>
  dropped_at === null && terms.agreed_at === null && terms.dropped_at === null && UNSENT.includes(carrier?.state)

/** What an internship that was begun before contracts were written here has instead of terms. */
const NO_TERMS = { terms_id: null, effective_on: null, terms: {}, before: null, is_draft: false, envelope_id: null }

async function shown(ctx: Ctx, row: FolderRow, found: TermsRow) {
  const carrier = await carrierOf(ctx, found.id)
  const amends = row.agreed_at !== null && row.terms_id !== null && row.terms_id !== found.id
  return {
    terms_id: found.id,
    effective_on: found.effective_on,
    terms: termsOf(ctx, found),
    before: amends ? termsOf(ctx, await findTerms(ctx, row.terms_id!)) : null,
    is_draft: isOpen(row, found, carrier),
    // How it walks is for the operation to say: until then the company has no way to it.
    envelope_id: carrier && carrier.state !== 'not_defined' ? carrier.id : null,
  }
}

export async function showFolder(ctx: Ctx, id: string, asked: Which = {}): Promise<Folder> {
  const row = await findFolder(ctx, id)
  const told =
    asked.terms_id || asked.envelope_id || row.terms_id
      ? await shown(ctx, row, await termsIn(ctx, row, asked))
      : NO_TERMS
  const { terms, before } = told
  return {
    data: {
      id: row.id,
      type: 'folder',
      attributes: {
        ...rowAttributes(row),
        candidature_id: row.candidature_id,
        ...told,
        labels: await labelsOf(ctx, before ? [terms, before] : [terms]),
        lock_version: row.lock_version,
      },
    },
  }
}

/** For documents: the folder as the asker may see it, and the terms of it. */
export async function foldersTerms(ctx: Ctx, id: string, asked: Which) {
  const folder = await findFolder(ctx, id)
  return { folder, terms: await termsIn(ctx, folder, asked) }
}
