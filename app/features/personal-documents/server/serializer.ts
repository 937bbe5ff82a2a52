import { nameOf } from '#features/candidates/server/candidates.ts'
import { fileUrl, givenName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type listDocuments, type listDocumentsToCheck, shownDay } from '../wire.ts'
import { descriptionOf } from './descriptions.ts'
import type { VersionRow } from './queries.ts'

type Document = Answer<typeof listDocuments>['collection']['data'][number]
type Standing = Pick<VersionRow, 'state' | 'reason' | 'valid_until' | 'sent_at' | 'decided_at'>

const standing = ({ state, reason, valid_until, sent_at, decided_at }: Standing) => ({
  state,
  reason,
  valid_until: shownDay(valid_until),
  sent_at,
  decided_at,
})
const shownName = (ctx: Ctx, { file_id, name, sealed_name }: VersionRow) =>
  givenName(ctx, { id: file_id, name, sealed_name })
const version = (ctx: Ctx, row: VersionRow) => ({
  ...standing(row),
  file: {
    name: shownName(ctx, row),
    type: row.type,
    size: Number(row.size),
    url: fileUrl(ctx, { id: row.file_id, private: true }),
  },
})

/** Builds documents with their history from one person's rows, the newest first. */
export function documentResources(ctx: Ctx, rows: VersionRow[]): Document[] {
  const current = rows.filter(({ replaced_at }) => replaced_at === null)
  return current.map((row) => ({
    id: row.personal_document_id,
    type: 'personal_document',
    attributes: {
      category: row.category,
      category_label: row.category_label,
      description: descriptionOf(ctx, row),
      ...version(ctx, row),
      history: rows
        .filter((other) => other.personal_document_id === row.personal_document_id && other !== row)
        .map((old) => ({ id: old.id, ...version(ctx, old) })),
    },
  }))
}

/** For the operation: owner and category, without access to the file. */
export const toCheckResource = (
  ctx: Ctx,
  row: VersionRow,
): Answer<typeof listDocumentsToCheck>['collection']['data'][number] => ({
  id: row.id,
  type: 'personal_document_version',
  attributes: {
    user_info_id: row.user_info_id,
    person_name: nameOf(row),
    civil_name: row.social_name === null ? null : row.full_name,
    institution: row.institution,
    course: row.course,
    semester: row.current_semester,
    category_label: row.category_label,
    description: descriptionOf(ctx, row),
    ...standing(row),
    file: { name: shownName(ctx, row), type: row.type, size: Number(row.size) },
  },
})
