import { contentDisposition, readFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { isUuid } from '#server/uuid.ts'
import type { Bytes } from '#wire/endpoint.ts'
import { DOCUMENTS } from '../../wire/documents.ts'
import { KINDS } from '../../wire/words.ts'
import { askerOf } from '../asker.ts'
import { findEnvelope, lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'

const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

async function uploadOf(ctx: Ctx, envelope_id: string, upload_id: string) {
  const found = isUuid(upload_id)
    ? await ctx.db
        .selectFrom('envelope_uploads as u')
        .innerJoin('envelope_versions as v', 'v.id', 'u.version_id')
        .innerJoin('files as f', 'f.id', 'u.file_id')
        .select(['u.file_id', 'u.purpose', 'u.sha256', 'v.number', 'f.type'])
        .where('u.id', '=', upload_id)
        .where('v.envelope_id', '=', envelope_id)
        .executeTakeFirst()
    : undefined
  if (!found) throw notFound('Não encontramos este documento.')
  return found
}

/** The bytes as they came. Who took a copy stands in the history, whatever has become of the contract. */
export async function downloadUpload(ctx: Ctx, id: string, upload_id: string): Promise<Reply<Bytes>> {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  const { file_id, purpose, sha256, number, type } = await uploadOf(ctx, id, upload_id)
  const bytes = await readFile(ctx, file_id)
  await transaction(ctx, async (ctx) => {
    const { state, version, step_id } = await lockEnvelope(ctx, id)
    const facts = { name: asker.name, party: asker.party, sha256 }
    await writeHistory(ctx, id, { event: 'download', version, step_id, from_state: state, to_state: state, facts })
  })
  const what = DOCUMENTS[purpose as keyof typeof DOCUMENTS].toLowerCase()
  const name = `${KINDS[envelope.kind]} ${envelope.code} v${number} ${what}.${ENDINGS[type] ?? 'docx'}`
  return new Reply<Bytes>(bytes, {
    'content-disposition': contentDisposition('attachment', name),
    'content-type': type,
    'content-security-policy': DOCUMENT,
  })
}
