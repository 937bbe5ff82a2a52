import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { EVENTS } from '../../wire/events.ts'
import type { Asker } from '../asker.ts'
import { lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'

const write = (ctx: Ctx, id: string, asker: Asker, from?: readonly string[]) =>
  transaction(ctx, async (ctx) => {
    const envelope = await lockEnvelope(ctx, id)
    if (from && !from.includes(envelope.state)) throw conflict(EVENTS.download.refused)
    await writeHistory(ctx, id, {
      event: 'download',
      version: envelope.version,
      step_id: envelope.step_id,
      from_state: envelope.state,
      to_state: envelope.state,
      facts: { name: asker.name, party: asker.party },
    })
  })

/** Whoever took a copy stands in the history; nothing else changes. */
export const recordDownload = (ctx: Ctx, id: string, asker: Asker) => write(ctx, id, asker, EVENTS.download.from)

/** Of what was rejected or cancelled too: its earlier documents are still read. */
export const recordCopy = (ctx: Ctx, id: string, asker: Asker) => write(ctx, id, asker)
