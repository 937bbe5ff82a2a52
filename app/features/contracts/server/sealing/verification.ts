import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { ask } from '#server/tasks/question.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showVerification } from '../../wire/verifications.ts'
import { KINDS } from '../../wire/words.ts'
import { internshipOf } from '../envelope-context.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'
import { verifyHistory } from '../history.ts'
import { documentAsked } from './document-asked.ts'
import { initialsOf, signersTold } from './signers.ts'

type Verification = Answer<typeof showVerification>

const STATES: Partial<Record<Envelope['state'], Verification['data']['attributes']['state']>> = {
  completed: 'sealed',
  sealing: 'sealing',
  rejected: 'ended',
  voided: 'ended',
}

const CHECKS = { name: 'verifications', times: 60, seconds: 60 }
const UNKNOWN_CODE = 'Não achamos este código. Confira as letras.'
const UNKNOWN_FILE = 'Nenhum documento selado tem este resumo: o arquivo foi alterado, ou não é da plataforma.'

async function told(ctx: Ctx, envelope: Envelope): Promise<Verification> {
  const { current, state } = envelope
  const internship = await internshipOf(ctx, envelope)
  const { intact, rows, head } = await verifyHistory(ctx, envelope.id)
  const file = current.sealed_file_id
    ? await ctx.db.selectFrom('files').select('size').where('id', '=', current.sealed_file_id).executeTakeFirst()
    : undefined
  return {
    data: {
      id: envelope.code,
      type: 'verification',
      attributes: {
        code: envelope.code,
        type_name: KINDS[envelope.kind],
        version: envelope.version,
        state: STATES[state] ?? 'on_its_way',
        replaced_by: null,
        company_name: internship.company_name,
        institution_name: internship.institution_name,
        intern_initials: initialsOf(internship.intern_name),
        sealed_at: current.sealed_at,
        sealed_by: current.sealed_at && (envelope.provider === 'docusign' ? 'DocuSign' : ctx.configuration.app_name),
        sha256: current.sealed_sha256,
        size: file?.size ?? null,
        starts_on: internship.starts_on,
        ...(await signersTold(ctx, envelope)),
        history: { intact, entries: rows, head },
      },
    },
  }
}

const bare = (code: string) =>
  code
    .trim()
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')

async function elsewhere(ctx: Ctx, asked: { code: string } | { sha256: string }, unknown: string) {
  const told = (await ask(ctx, documentAsked, asked)).find((answer) => answer !== undefined)
  if (!told) throw notFound(unknown)
  return told
}

export async function verifyByCode(ctx: Ctx, code: string) {
  ctx.limits.spend(CHECKS, ctx.network)
  const [, prefix = '', first = '', last = ''] = /^(PT)(.{4})(.{4})$/.exec(bare(code)) ?? []
  const asked = [prefix, first, last].join('-')
  const found = await ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('code', '=', asked)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  if (!found) return elsewhere(ctx, { code: asked }, UNKNOWN_CODE)
  return told(ctx, await findEnvelope(ctx, found.id))
}

export async function verifyByHash(ctx: Ctx, sha256: string) {
  ctx.limits.spend(CHECKS, ctx.network)
  const found = await ctx.db
    .selectFrom('envelope_versions')
    .select('envelope_id')
    .where('sealed_sha256', '=', sha256.toLowerCase())
    .executeTakeFirst()
  if (!found) return elsewhere(ctx, { sha256: sha256.toLowerCase() }, UNKNOWN_FILE)
  return told(ctx, await findEnvelope(ctx, found.envelope_id))
}
