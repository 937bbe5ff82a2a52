// Papers that come back: a base contract, and what was signed by hand. The bytes are kept as they came, with their hash.
import { attachFile, keepFile, type Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { uuid } from '#server/uuid.ts'
import { askerOf } from '../asker.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { takeEvent } from '../machine.ts'
import { mayNow } from '../detail/available-events.ts'
import { conflict } from '#server/refusal.ts'

const MEGABYTE = 1_000_000
type Purpose = 'base' | 'signed'

const KEEPING: Record<Purpose, Keeping> = {
  base: {
    field: 'filled_archives',
    purpose: 'base contract',
    accept: ['pdf', 'docx'],
    limit: 20 * MEGABYTE,
    private: true,
    sealed: true,
  },
  signed: {
    field: 'signed_document',
    purpose: 'signed contract',
    accept: ['pdf', 'jpeg', 'png'],
    limit: 20 * MEGABYTE,
    private: true,
    sealed: true,
  },
}
const EVENT = { base: 'upload_base_contract', signed: 'upload_contract' } as const

export async function keepUpload(ctx: Ctx, id: string, purpose: Purpose, file: File) {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  // Before megabytes are kept for nothing; the machine asks again once the row is held.
  if (!mayNow(asker, envelope, EVENT[purpose])) throw conflict('Este contrato não espera esse documento agora.')
  const kept = await keepFile(ctx, file, KEEPING[purpose])
  const sha256 = kept.sha256.toString('hex')
  await transaction(ctx, async (ctx) => {
    const now = ctx.now.toISOString()
    await takeEvent(ctx, EVENT[purpose], id, { asker, file_id: kept.id, sha256 }, async (ctx, { current, step_id }) => {
      await attachFile(ctx, kept)
      if (step_id)
        await ctx.db
          .insertInto('envelope_uploads')
          .values({
            id: uuid(ctx.now.getTime()),
            version_id: current.id,
            step_id,
            purpose,
            file_id: kept.id,
            sha256,
            uploaded_by: asker.login_id,
            uploaded_at: now,
          })
          .execute()
    })
  })
}
