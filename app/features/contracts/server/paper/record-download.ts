import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { EVENTS } from '../../wire/events.ts'
import type { Asker } from '../asker.ts'
import { lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'

/** Whoever took a copy stands in the history; nothing else changes. */
export const recordDownload = (ctx: Ctx, id: string, asker: Asker) =>
  transaction(ctx, async (ctx) => {
    const envelope = await lockEnvelope(ctx, id)
    const { from, refused } = EVENTS.download
    if (!(from as readonly string[]).includes(envelope.state)) throw conflict(refused)
    await writeHistory(ctx, id, {
      event: 'download',
      version: envelope.version,
      step_id: envelope.step_id,
      from_state: envelope.state,
      to_state: envelope.state,
      facts: { name: asker.name, party: asker.party },
    })
  })
