import { isMinor } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import type { State } from '../wire/words.ts'
import type { Envelope, EnvelopeStep } from './envelope-rows.ts'
import { writeHistory } from './history.ts'

export const finishStep = (
  ctx: Ctx,
  { step_id }: Pick<Envelope, 'step_id'>,
  state: 'done' | 'declined' | 'skipped',
  done_at = ctx.now.toISOString(),
) =>
  ctx.db
    .updateTable('envelope_steps')
    .set({
      state,
      done_at,
      done_by: 'login_id' in ctx.actor ? ctx.actor.login_id : null,
    })
    .where('id', '=', step_id)
    .execute()

/**
 * Whoever came of age before they signed signs alone: the guardian is dispensed with. Whoever signed as a minor needs
 * the guardian, however late. DocuSign waits for everybody whom its envelope was made for.
 */
async function isNeeded(ctx: Ctx, { user_info_id, steps, provider }: Envelope, { target }: EnvelopeStep) {
  if (target !== 'guardian' || provider === 'docusign') return true
  const { date_of_birth } = await ctx.db
    .selectFrom('user_infos')
    .select('date_of_birth')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  const signed_at = steps.find((one) => one.target === 'intern' && one.kind === 'signature')?.done_at
  return isMinor(date_of_birth, signed_at ? new Date(signed_at) : ctx.now)
}

/** To the step behind the current one (or to this one), and to sealing behind the last. */
export async function moveOn(ctx: Ctx, envelope: Envelope, to?: number): Promise<State> {
  const { id, steps, step_id } = envelope
  const at = to ?? steps.findIndex((step) => step.id === step_id) + 1
  const step = steps[at]
  if (step?.state === 'skipped') return moveOn(ctx, envelope, at + 1)
  const now = ctx.now.toISOString()
  if (step && !(await isNeeded(ctx, envelope, step))) {
    // On paper a check stands behind it: of a paper that nobody sends any more.
    const check = step.kind === 'upload' && steps[at + 1]?.kind === 'upload_review' ? [steps[at + 1]!] : []
    const dispensed = [step, ...check].map((one) => one.id)
    await ctx.db
      .updateTable('envelope_steps')
      .set({ state: 'skipped', done_at: now })
      .where('id', 'in', dispensed)
      .execute()
    const { state, version } = envelope
    const told = { event: 'dispense', version, step_id: step.id, from_state: state, to_state: state, facts: {} }
    await writeHistory(ctx, id, told)
    return moveOn(ctx, envelope, at + dispensed.length)
  }
  await ctx.db
    .updateTable('envelopes')
    .set({ step_id: step?.id ?? null, holder: step?.party ?? null, held_since: now })
    .where('id', '=', id)
    .execute()
  if (!step) return 'sealing'
  await ctx.db
    .updateTable('envelope_steps')
    .set({ state: 'current', current_at: now })
    .where('id', '=', step.id)
    .execute()
  return step.kind
}
