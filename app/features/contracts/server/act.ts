// What is done to an envelope, as whoever does it saw it; what does not fit any more is refused with how it stands.
import type { Ctx } from '#server/context.ts'
import { conflict, Refusal, STALE } from '#server/refusal.ts'
import { askerOf } from './asker.ts'
import { type Envelope, findEnvelope } from './envelope-rows.ts'
import { envelopeResource } from './detail/serialize-envelope.ts'

export async function freshEnvelope(ctx: Ctx, id: string) {
  const envelope = await findEnvelope(ctx, id)
  return { data: await envelopeResource(ctx, envelope, await askerOf(ctx, envelope)) }
}

/** What does not fit any more is refused with the envelope as it stands now. */
export async function orFresh<T>(ctx: Ctx, id: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    throw new Refusal(409, { ...error.body, ...(await freshEnvelope(ctx, id)) })
  }
}

type Work = (ctx: Ctx) => Promise<string>
/** The same for what is prepared before its transaction. */
export async function orFreshWork(ctx: Ctx, id: string, prepare: () => Promise<Work>): Promise<Work> {
  const work = await orFresh(ctx, id, prepare)
  return (ctx) => orFresh(ctx, id, () => work(ctx))
}

/** The version that the person saw, looked at once the row is held. */
export const asSeen = (lock_version: number | undefined) => (_: unknown, envelope: Envelope) => {
  if (lock_version !== undefined && lock_version !== envelope.lock_version) throw conflict(STALE)
}
