// The versions of one envelope: what each says otherwise than the one before, and its text.
import { previewOf } from '#features/document-templates/server/document-templates.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { type PaperDifference, paperDifferences } from '../../wire/paper-differences.ts'
import { isCorrected } from '../../wire/words.ts'
import type { Envelope } from '../envelope-rows.ts'
import { sourcesOf } from '../write-paper.ts'

export const documentOf = (id: string, number?: number) =>
  `/v1/internship/envelopes/${id}/document${number === undefined ? '' : `?version=${number}`}`

export async function versionsOf(ctx: Ctx, { id }: Pick<Envelope, 'id'>) {
  const rows = await ctx.db
    .selectFrom('envelope_versions')
    .select(['number', 'created_at', 'sealed_file_id'])
    .select((e) => e('paper', 'is not', null).as('written'))
    .where('envelope_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ number, created_at, sealed_file_id, written }) => ({
    number,
    created_at,
    download: written || sealed_file_id ? documentOf(id, number) : null,
    readable: Boolean(written),
  }))
}

const paperOf = (ctx: Ctx, id: string, number: number) =>
  ctx.db
    .selectFrom('envelope_versions')
    .select(['number', 'paper', 'sha256'])
    .where('envelope_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()

/** Nothing where either has no text: a first version, a paper of the parties' own. */
export async function differencesOf(ctx: Ctx, envelope: Envelope): Promise<PaperDifference[]> {
  const { id, version, current } = envelope
  if (version === 1 || !(current.paper || isCorrected(envelope))) return []
  const before = await paperOf(ctx, id, version - 1)
  if (!before?.paper) return []
  const paper = current.paper ?? (await previewOf(ctx, await sourcesOf(ctx, envelope))).paper
  return paperDifferences(before.paper as Paper, paper as Paper)
}

export async function readEnvelope(ctx: Ctx, id: string, envelope: Pick<Envelope, 'version'>, number?: number) {
  const found = await paperOf(ctx, id, number ?? envelope.version)
  if (!found?.paper || !found.sha256) throw conflict('Esta versão não tem um texto para ler aqui.')
  const attributes = { version: found.number, sha256: found.sha256, paper: found.paper as Paper }
  return { data: { id, type: 'envelope_paper' as const, attributes } }
}

/** Whether who is asked to sign has signed an earlier version of it. */
export async function signedBefore(ctx: Ctx, { id, version }: Envelope, email: string) {
  if (version === 1) return false
  const found = await ctx.db
    .selectFrom('envelope_signatures as s')
    .innerJoin('envelope_versions as v', 'v.id', 's.version_id')
    .select('s.step_id')
    .where('v.envelope_id', '=', id)
    .where('v.number', '<', version)
    .where((e) => e(e.fn('lower', ['s.signer_email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return found !== undefined
}
