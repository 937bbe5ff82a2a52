import { contentDisposition, readFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { today } from '#server/today.ts'
import type { Bytes } from '#wire/endpoint.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { EVENTS } from '../../wire/events.ts'
import { KINDS } from '../../wire/words.ts'
import { askerOf } from '../asker.ts'
import { type Envelope, findEnvelope, type Version } from '../envelope-rows.ts'
import { recordDownload } from '../paper/record-download.ts'

async function versionOf(ctx: Ctx, envelope: Envelope, number = envelope.version): Promise<Version> {
  const found = await ctx.db
    .selectFrom('envelope_versions')
    .selectAll()
    .where('envelope_id', '=', envelope.id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw notFound('Este contrato não tem essa versão.')
  return found
}

/** What is to be signed, with its code and version on each page. */
export const unsealed = (ctx: Ctx, { code }: Pick<Envelope, 'code'>, { paper, number, created_at }: Version) =>
  bytesOf(
    setPaper({
      paper: paper as Paper,
      mark: `${code}, versão ${number}`,
      app_name: ctx.configuration.app_name,
      dated: today(new Date(created_at)),
    }),
  )

/** The sealed document where there is one. One line in the history for each copy. */
export async function printEnvelope(ctx: Ctx, id: string, number?: number): Promise<Reply<Bytes>> {
  const envelope = await findEnvelope(ctx, id)
  const version = await versionOf(ctx, envelope, number)
  if (!version.paper && !version.sealed_file_id) throw conflict(EVENTS.download.refused)
  const bytes = version.sealed_file_id
    ? await readFile(ctx, version.sealed_file_id)
    : await unsealed(ctx, envelope, version)
  if (envelope.state !== 'rejected' && envelope.state !== 'voided')
    await recordDownload(ctx, id, await askerOf(ctx, envelope))
  const name = `${KINDS[envelope.kind]} ${envelope.code} v${version.number}${version.sealed_file_id ? ' selado' : ''}.pdf`
  return new Reply<Bytes>(bytes, {
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': DOCUMENT,
  })
}
