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
import { type Asker, askerOf } from '../asker.ts'
import { type Envelope, findEnvelope, type Version } from '../envelope-rows.ts'
import { recordCopy } from '../paper/record-download.ts'
import { checkAddress } from './check-address.ts'

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

/** What is to be signed, with its code and version on each page. A draft is checked nowhere yet. */
export const unsealed = (
  ctx: Ctx,
  { code, sent_at }: Pick<Envelope, 'code' | 'sent_at'>,
  { paper, number, created_at }: Version,
) =>
  bytesOf(
    setPaper({
      paper: paper as Paper,
      mark: `${code}, versão ${number}`,
      app_name: ctx.configuration.app_name,
      dated: today(new Date(created_at)),
      checked_at: sent_at ? checkAddress(ctx, code) : undefined,
    }),
  )

const PDF = 'application/pdf'
type Printed = { bytes: Uint8Array<ArrayBuffer>; type: string; mark: string; ending: string }

/** A contract of the parties' own, as it was sent. */
async function baseOf(ctx: Ctx, { id }: Version): Promise<Printed> {
  const base = await ctx.db
    .selectFrom('envelope_uploads as u')
    .innerJoin('files as f', 'f.id', 'u.file_id')
    .select(['f.id', 'f.type'])
    .where('u.version_id', '=', id)
    .where('u.purpose', '=', 'base')
    .executeTakeFirst()
  if (!base) throw conflict(EVENTS.download.refused)
  return {
    bytes: await readFile(ctx, base.id),
    type: base.type,
    mark: ' base',
    ending: base.type === PDF ? 'pdf' : 'docx',
  }
}

async function printed(ctx: Ctx, envelope: Envelope, version: Version): Promise<Printed> {
  if (version.sealed_file_id)
    return { bytes: await readFile(ctx, version.sealed_file_id), type: PDF, mark: ' selado', ending: 'pdf' }
  if (!version.paper) return baseOf(ctx, version)
  return { bytes: await unsealed(ctx, envelope, version), type: PDF, mark: '', ending: 'pdf' }
}

/** The sealed document where there is one. One line in the history for each copy. */
export async function printEnvelope(
  ctx: Ctx,
  id: string,
  number?: number,
  asks: (ctx: Ctx, envelope: Envelope) => Promise<Asker> = askerOf,
): Promise<Reply<Bytes>> {
  const envelope = await findEnvelope(ctx, id)
  const version = await versionOf(ctx, envelope, number)
  const { bytes, type, mark, ending } = await printed(ctx, envelope, version)
  await recordCopy(ctx, id, await asks(ctx, envelope))
  const name = `${KINDS[envelope.kind]} ${envelope.code} v${version.number}${mark}.${ending}`
  return new Reply<Bytes>(bytes, {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': DOCUMENT,
  })
}
