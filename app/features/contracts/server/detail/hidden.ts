// Of a rejected contract whoever does not correct it reads that it was rejected, and nothing else.
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { REJECTED_WORDS } from '../../wire/words.ts'
import { type Asker, askerOf, mayTake } from '../asker.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'

export const isHidden = (envelope: Envelope, asker: Asker) =>
  envelope.state === 'rejected' && !mayTake(asker, envelope, 'correct')

/** Before a document, its text or its history is given away. */
export async function refuseHidden(ctx: Ctx, { id }: { id: string }) {
  const envelope = await findEnvelope(ctx, id)
  if (isHidden(envelope, await askerOf(ctx, envelope))) throw forbidden(REJECTED_WORDS)
}
