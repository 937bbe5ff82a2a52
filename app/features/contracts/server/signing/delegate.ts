import type { Ctx } from '#server/context.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import type * as wire from '../../wire/signing.ts'
import { takeEvent } from '../machine.ts'
import { delegatesFor, isPersonal } from './delegates.ts'
import { refuseManager, refuseOtherSigner } from './others-address.ts'
import { turnOfSession } from './sign.ts'
import { asWaited } from './waited-for.ts'

const WHO = 'Escolha quem assina, ou informe nome, e-mail e a data da procuração'
const NO_POWER = 'Escolha entre os representantes legais da empresa'
const FUTURE = 'A procuração precisa ter data de hoje ou de antes'
const SELF = 'Este já é o e-mail de quem assina'

/** The one who is to sign, with the power that they have for it. */
async function chosen(ctx: Ctx, { envelope, step }: Awaited<ReturnType<typeof turnOfSession>>, to: Form['to']) {
  if (to.manager_id) {
    const found = (await delegatesFor(ctx, envelope, step)).find(({ id }) => id === to.manager_id)
    if (!found) throw invalid({ manager_id: NO_POWER })
    return { manager_id: found.id, power_of_attorney_on: null, ...(await addressOf(ctx, found.id)) }
  }
  const { name, email, power_of_attorney_on } = to
  if (!name || !email || !power_of_attorney_on) throw invalid({ name: WHO })
  if (power_of_attorney_on > today(ctx.now)) throw invalid({ power_of_attorney_on: FUTURE })
  if (bareEmail(email) === bareEmail(step.person_email!)) throw invalid({ email: SELF })
  refuseOtherSigner(envelope, step, email)
  if (step.party === 'university_sign') await refuseManager(ctx, envelope, email)
  return { manager_id: null, person_name: name, person_email: bareEmail(email), power_of_attorney_on }
}

const addressOf = (ctx: Ctx, manager_id: string) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name as person_name', 'l.email as person_email'])
    .where('m.id', '=', manager_id)
    .executeTakeFirstOrThrow()

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
