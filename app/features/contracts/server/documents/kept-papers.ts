// What an internship keeps besides its contracts: proofs of enrolment, evaluations of who supervises, certificates. Each
// is written by a feature of its own, and found here beside the contracts.
import { sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import { contentDisposition, readFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { ask, question } from '#server/tasks/question.ts'
import { isUuid } from '#server/uuid.ts'
import type { Bytes } from '#wire/endpoint.ts'
import { DOCUMENTS, type DocumentName } from '../../wire/documents.ts'

/** An evaluation that was answered here is no file until somebody asks for it. */
export const evaluationAsked = question<{ id: string }, Uint8Array<ArrayBuffer> | undefined>('evaluation asked')

/** What an intern says of the company is none of it: nobody there reads it with a name. */
export const KEPT = sql`(
  select d.id, 'enrolment_proof' as document, f.internship_id, d.sent_at as made_at, null as code, d.file_id,
      false as replaced
    from internship_form_documents d join internship_forms f on f.id = d.form_id
    where f.state = 'answered' and f.internship_id is not null
      and d.category in ('enrolment_proof', 'enrollment_proof')
  union all
  select v.id, 'evaluation', v.internship_id, coalesce(v.answered_at, v.paper_at), null, v.paper_file_id, false
    from evaluations v where v.author = 'supervisor' and coalesce(v.answered_at, v.paper_at) is not null
  union all
  select c.sealed_file_id, 'certificate', c.internship_id, c.issued_at, c.code, c.sealed_file_id, false
    from internship_certificates c where c.sealed_file_id is not null
  union all
  select b.sealed_file_id, 'certificate', b.internship_id, b.issued_at, b.code, b.sealed_file_id, true
    from replaced_certificates b where b.sealed_file_id is not null)`

export type Kept = { id: string; document: DocumentName; code: string | null; file_id: string | null; type: string }

const NONE = 'Não encontramos este documento.'
const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** With the name under which it is saved. */
export const nameOfKept = ({ document, code, type }: Kept) =>
  `${[DOCUMENTS[document], code].filter(Boolean).join(' ')}.${ENDINGS[type] ?? 'pdf'}`

export async function bytesOfKept(ctx: Ctx, { id, file_id }: Kept): Promise<Uint8Array<ArrayBuffer>> {
  if (file_id) return readFile(ctx, file_id)
  const made = (await ask(ctx, evaluationAsked, { id })).find((bytes) => bytes !== undefined)
  if (!made) throw notFound(NONE)
  return made
}

export async function downloadKept(ctx: Ctx, internship_id: string, paper_id: string): Promise<Reply<Bytes>> {
  if (!isUuid(internship_id) || !isUuid(paper_id)) throw notFound(NONE)
  const { rows } = await sql<Kept>`
    select k.id, k.document, k.code, k.file_id, coalesce(f.type, 'application/pdf') as type
    from ${KEPT} k join internships i on i.id = k.internship_id left join files f on f.id = k.file_id
    where k.id = ${paper_id} and i.id = ${internship_id} and i.company_id = any(${await myTree(ctx)}::uuid[])`.execute(
    ctx.db,
  )
  const found = rows[0]
  if (!found) throw notFound(NONE)
  return new Reply<Bytes>(await bytesOfKept(ctx, found), {
    'content-disposition': contentDisposition('attachment', nameOfKept(found)),
    'content-type': found.type,
    'content-security-policy': DOCUMENT,
  })
}
