import type { Ctx } from '#server/context.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import type * as wire from '../../wire/signing.ts'
import { takeEvent } from '../machine.ts'
import { delegatesOf, isPersonal } from './delegates.ts'
import { turnOfSession } from './sign.ts'
import { asWaited } from './waited-for.ts'

const NO_POWER = 'Escolha entre os representantes legais e os procuradores da lista'

/** The one who is to sign, with the power that they have for it. */
async function chosen(ctx: Ctx, { envelope, step }: Awaited<ReturnType<typeof turnOfSession>>, { id }: Form['to']) {
  const found = (await delegatesOf(ctx, envelope, step)).find((one) => one.id === id)
  if (!found) throw invalid({ id: NO_POWER })
  const { name, email, manager_id, power_of_attorney_on } = found
  return { manager_id, person_name: name, person_email: bareEmail(email), power_of_attorney_on }
}

type Form = Received<typeof wire.delegateSignature>['body']

export async function delegateSignature(ctx: Ctx, { session, to }: Form) {
  const turn = await turnOfSession(ctx, session)
  const { envelope, step } = turn
  if (isPersonal(step)) throw forbidden('Só quem assina pela empresa ou pela instituição pode passar a assinatura.')
  if (step.delegated_by !== null) throw conflict('Quem assina por delegação não passa a assinatura adiante.')
  const person = await chosen(ctx, turn, to)
  await takeEvent(ctx, 'delegate', envelope.id, { asker: asWaited(step), step_id: step.id, ...person })
  return { messages: [`A assinatura passou para ${person.person_name}, que recebe um link agora.`] }
}
