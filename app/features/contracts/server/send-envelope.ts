import { holdInternship } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { asSeen } from './act.ts'
import { askerOf } from './asker.ts'
import { findEnvelope } from './envelope-rows.ts'
import { takeEvent } from './machine.ts'
import { writePaper } from './write-paper.ts'

/**
 * The document is made before anybody hears of it. The terms stay as they are from before it is written; whoever needs
 * both rows takes the envelope's first.
 */
export async function sendEnvelope(ctx: Ctx, id: string, lock_version: number | undefined) {
  const asker = await askerOf(ctx, await findEnvelope(ctx, id))
  return transaction(ctx, async (ctx) => {
    const seen = asSeen(lock_version)
    await takeEvent(ctx, 'send', id, { asker }, async (ctx, envelope) => {
      seen(ctx, envelope)
      await holdInternship(ctx, envelope.internship_id)
      await writePaper(ctx, envelope)
    })
  })
}
