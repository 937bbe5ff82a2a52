import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { serve } from '#server/serve.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import * as wire from '../../wire/signing.ts'
import { sendCode, signMany } from './sign-many.ts'
import { listWaiting, markRead } from './waiting.ts'

type Signing = Answer<typeof wire.showBulkSigning>
type Row = Signing['data']['attributes']['rows'][number]

/** One's own. */
async function show(ctx: Ctx, id: string): Promise<Signing> {
  const { manager_id } = membershipIn(ctx)
  const { rows } = await sql<Row>`
    select e.id as envelope_id, coalesce(u.social_name, u.full_name) as intern_name, e.title, r.state, r.words
    from bulk_signings b
      join bulk_signing_rows r on r.signing_id = b.id
      join envelope_steps s on s.id = r.step_id
      join envelope_versions v on v.id = s.version_id
      join envelopes e on e.id = v.envelope_id
      join user_infos u on u.id = e.user_info_id
    where b.id = ${isUuid(id) ? id : null}::uuid and b.manager_id = ${manager_id}
    order by r.position`.execute(ctx.db)
  if (!rows.length) throw notFound('Não encontramos essa assinatura em lote.')
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
  const [waiting, signed, unread, refused] = (['waiting', 'signed', 'unread', 'refused'] as const).map(count)
  return {
    data: {
      id,
      type: 'bulk_signing',
      attributes: {
        total: rows.length,
        waiting: waiting!,
        signed: signed!,
        unread: unread!,
        refused: refused!,
        rows,
      },
    },
  }
}

export const signingRoutes = serve(wire, {
  listWaitingSignatures: (ctx) => listWaiting(ctx),
  readSignature: (ctx, { body }) => markRead(ctx, body),
  sendBulkCode: (ctx) => sendCode(ctx),
  signMany: { prepare: (ctx, { body }) => signMany(ctx, body), show },
  showBulkSigning: (ctx, { params }) => show(ctx, params.id),
})
