import type { Ctx } from '#server/context.ts'
import { takeEvent } from '../machine.ts'
import { refuseOthers } from './invite.ts'
import { waitedFor } from './waited-for.ts'

/** 'Não sou esta pessoa': who opened the link is somebody else, and the sender hears of it. */
export async function disownStep(ctx: Ctx, token: string) {
  const { envelope, step, asker } = await waitedFor(ctx, { token })
  refuseOthers(envelope, step)
  await takeEvent(ctx, 'disown', envelope.id, { asker, step_id: step.id })
  return { messages: ['Obrigado por avisar. Quem enviou o documento vai corrigir o endereço.'] }
}
