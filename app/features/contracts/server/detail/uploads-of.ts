import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showEnvelope } from '../../wire/envelopes.ts'
import type { Envelope } from '../envelope-rows.ts'

type Uploads = Answer<typeof showEnvelope>['data']['attributes']['uploads']

const NAMES = { base: 'Contrato base', signed: 'Documento assinado' } as const

/** Papers of the current version, the newest first, with what became of each. */
export async function uploadsOf(ctx: Ctx, { current, id }: Envelope): Promise<Uploads> {
  const rows = await ctx.db
    .selectFrom('envelope_uploads as u')
    .select(['u.id', 'u.purpose', 'u.sha256', 'u.uploaded_at', 'u.verdict', 'u.cause'])
    .select(['u.pages', 'u.checklist'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('envelope_uploads as other')
            .innerJoin('envelope_versions as v', 'v.id', 'other.version_id')
            .select('other.id')
            .whereRef('other.sha256', '=', 'u.sha256')
            .where('v.envelope_id', '!=', id),
        )
        .as('seen_elsewhere'),
    )
    .where('u.version_id', '=', current.id)
    .orderBy('u.uploaded_at', 'desc')
    .orderBy('u.id', 'desc')
    .execute()
  return rows.map(({ seen_elsewhere, purpose, ...row }, at) => ({
    ...row,
    purpose: purpose as 'base' | 'signed',
    filename: `${NAMES[purpose as 'base' | 'signed']}${rows.length > 1 ? ` ${rows.length - at}` : ''}`,
    url: `/v1/internship/envelopes/${id}/uploads/${row.id}`,
    seen_elsewhere: Boolean(seen_elsewhere),
  }))
}
