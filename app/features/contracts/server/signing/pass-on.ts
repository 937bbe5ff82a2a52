// Steps that change hands: passed on by who was asked, or given back by who is not that person.
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { State } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import { currentStep, type Envelope } from '../envelope-rows.ts'
import { closeDoors } from './close-doors.ts'

export type Delegation = {
  asker: Asker
  step_id: string
  manager_id: string | null
  person_name: string
  person_email: string
  power_of_attorney_on: string | null
}

const MOVED = 'Esta assinatura não espera mais por você.'

const held = (envelope: Envelope, step_id: string) => {
  const step = currentStep(envelope)
  if (step?.id !== step_id) throw conflict(MOVED)
  return step
}

export async function passOn(
  ctx: Ctx,
  envelope: Envelope,
  { asker: _, step_id, ...person }: Delegation,
): Promise<State> {
  const { person_name, delegated_by } = held(envelope, step_id)
  if (delegated_by !== null) throw conflict(MOVED)
  await closeDoors(ctx, step_id)
  await ctx.db
    .updateTable('envelope_steps')
    .set({ ...person, delegated_by: person_name, opened_at: null, bounced_at: null })
    .where('id', '=', step_id)
    .execute()
  return envelope.state
}

/** It waits for its address to be mended; what was signed by others stays. */
export async function giveBack(ctx: Ctx, envelope: Envelope, { step_id }: { step_id: string }): Promise<State> {
  held(envelope, step_id)
  await closeDoors(ctx, step_id)
  const now = ctx.now.toISOString()
  await ctx.db
    .updateTable('envelope_steps')
    .set({ disowned_at: now, bounced_at: now })
    .where('id', '=', step_id)
    .execute()
  return envelope.state
}
