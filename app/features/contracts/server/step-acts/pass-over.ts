// A termination needs whoever ends the internship: who else has not signed after ten days is passed over, and the
// document says so, with the deliveries that prove the asking.
import type { Ctx } from '#server/context.ts'
import type { State } from '../../wire/words.ts'
import type { Envelope } from '../envelope-rows.ts'
import { finishStep, moveOn } from '../move-on.ts'
import { closeDoors } from '../signing/close-doors.ts'

export type PassedOver = { step_id: string; person_name: string | null; asked_at: string[] }

export async function passOver(ctx: Ctx, envelope: Envelope, { step_id }: PassedOver): Promise<State> {
  if (envelope.step_id !== step_id) return envelope.state
  await closeDoors(ctx, step_id)
  await finishStep(ctx, envelope, 'skipped')
  await ctx.db
    .updateTable('envelope_steps')
    .set({ passed_over_at: ctx.now.toISOString() })
    .where('id', '=', step_id)
    .execute()
  return moveOn(ctx, envelope)
}
