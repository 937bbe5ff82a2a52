// Who has an account signs under its address: when that one changes, what is not signed yet follows.
import { emailProven } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { listener, task } from '#server/tasks/task.ts'
import { currentStep, lockEnvelope } from '../envelope-rows.ts'
import { askToSign } from './ask-to-sign.ts'
import { closeDoors } from './close-doors.ts'

/** Steps that wait for this person under another address. */
const behind = (ctx: Ctx, login_id: string) =>
  ctx.db
    .selectFrom('envelope_steps as s')
    .innerJoin('envelope_versions as v', 'v.id', 's.version_id')
    .innerJoin('envelopes as e', (join) => join.onRef('e.id', '=', 'v.envelope_id').onRef('e.version', '=', 'v.number'))
    .leftJoin('company_managers as m', 'm.id', 's.manager_id')
    .leftJoin('user_infos as u', 'u.id', 's.user_info_id')
    .innerJoin('logins as l', (join) => join.on((e) => e('l.id', '=', e.fn.coalesce('m.login_id', 'u.login_id'))))
    .select(['s.id', 'v.envelope_id', 'l.email'])
    .where('l.id', '=', login_id)
    .where('s.kind', '=', 'signature')
    .where('s.state', 'in', ['waiting', 'current'])
    .where('e.state', 'not in', ['rejected', 'voided', 'sealing', 'completed'])
    .whereRef('s.person_email', '!=', 'l.email')
    .orderBy('v.envelope_id')
    .execute()

const followLogin = task<{ login_id: string }>('signers-follow-their-login', async (ctx, { login_id }) => {
  for (const { id, envelope_id, email } of await behind(ctx, login_id)) {
    await lockEnvelope(ctx, envelope_id)
    const { numUpdatedRows } = await ctx.db
      .updateTable('envelope_steps')
      .set({ person_email: email, bounced_at: null, disowned_at: null, opened_at: null })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'current'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    await closeDoors(ctx, id)
    const envelope = await lockEnvelope(ctx, envelope_id)
    const step = currentStep(envelope)
    if (step?.id === id && envelope.state === 'signature') await askToSign(ctx, envelope, step)
  }
})

export const loginListeners = [listener(emailProven, followLogin)]
