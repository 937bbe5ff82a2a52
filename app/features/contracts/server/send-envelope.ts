import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { asSeen } from './act.ts'
import { askerOf } from './asker.ts'
import { findEnvelope } from './envelope-rows.ts'
import { takeEvent } from './machine.ts'
import { writePaper } from './write-paper.ts'

/** The document is made before anybody hears of it. */
export async function sendEnvelope(ctx: Ctx, id: string, lock_version: number | undefined) {
  const asker = await askerOf(ctx, await findEnvelope(ctx, id))
  return transaction(ctx, async (ctx) => {
    const seen = asSeen(lock_version)
    await takeEvent(ctx, 'send', id, { asker }, async (ctx, envelope) => {
      seen(ctx, envelope)
      await writePaper(ctx, envelope)
    })
  })
}
