// What is asked about one step of an envelope, by whoever sends it.
import type { Ctx } from '#server/context.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import type * as wire from '../../wire/step-acts.ts'
import { asSeen, orFresh } from '../act.ts'
import { askerOf } from '../asker.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'
import { takeEvent } from '../machine.ts'

/** For the history only: whether the step is there, and may be touched, is asked once the row is held. */
const asRead = ({ steps }: Envelope, step_id: string) =>
  steps.find(({ id }) => id === step_id) ?? { person_email: null, person_name: null }

export async function mendStep(ctx: Ctx, { params: { id, step_id }, body }: Received<typeof wire.mendAddress>) {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  await orFresh(ctx, id, async () => {
    const { person_email, person_name } = asRead(envelope, step_id)
    const said = { step_id, email: bareEmail(body.email), before: person_email ?? '', person_name: person_name ?? '' }
    return takeEvent(ctx, 'mend', id, { asker, ...said }, asSeen(body.lock_version))
  })
  return id
}

export async function turnToPaper(ctx: Ctx, { params: { id, step_id }, body }: Received<typeof wire.turnStepToPaper>) {
  const asker = await askerOf(ctx, await findEnvelope(ctx, id))
  const { reason, declared, lock_version } = body
  await orFresh(ctx, id, () => takeEvent(ctx, 'paper', id, { asker, step_id, reason, declared }, asSeen(lock_version)))
  return id
}

export async function remindStep(ctx: Ctx, { params: { id, step_id }, body }: Received<typeof wire.remindStep>) {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  await orFresh(ctx, id, async () => {
    const { person_name } = asRead(envelope, step_id)
    return takeEvent(ctx, 'remind', id, { asker, step_id, person_name: person_name ?? '' }, asSeen(body.lock_version))
  })
  return id
}
