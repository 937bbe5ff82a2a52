// A wrong address is mended while its signature is missing. It stands outside of what is signed: signatures that were
// given stay.
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { State } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import type { Envelope } from '../envelope-rows.ts'
import { closeDoors } from '../signing/close-doors.ts'
import { refuseManager, refuseOtherSigner } from '../signing/others-address.ts'
import { mayMend } from './may.ts'
import { stepNamed } from './step-named.ts'

export type Mended = { asker: Asker; step_id: string; email: string; before: string; person_name: string }

/** Each writes two letters, to addresses that anybody may type. */
const MENDS = { name: 'mended addresses', times: 6, seconds: 3600 }
const ACCOUNT = 'Esta pessoa assina pela conta dela: o e-mail é o da conta.'
const SAME = 'Este já é o e-mail desta etapa'
const OWN = 'Este é o seu e-mail. Informe o e-mail de quem assina esta etapa.'

export async function refuseMending(ctx: Ctx, envelope: Envelope, { asker, step_id, email }: Mended) {
  const step = stepNamed(envelope, step_id)
  if (!mayMend(asker, envelope, step)) throw conflict(ACCOUNT)
  if (step.person_email === email && step.bounced_at === null) throw invalid({ email: SAME })
  // Mended to oneself, or to a colleague, the company would sign for the other side.
  if (bareEmail(email) === bareEmail(asker.email)) throw invalid({ email: OWN })
  refuseOtherSigner(envelope, step, email)
  await refuseManager(ctx, envelope, email)
  ctx.limits.spend(MENDS, step_id)
}

export async function mend(ctx: Ctx, envelope: Envelope, { step_id, email }: Mended): Promise<State> {
  const step = stepNamed(envelope, step_id)
  await closeDoors(ctx, step_id)
  await ctx.db
    .updateTable('envelope_steps')
    .set({ person_email: email, bounced_at: null, disowned_at: null, opened_at: null })
    .where('id', '=', step_id)
    .execute()
  if (step.person_email && step.person_email !== email && step.current_at)
    await writeLetter(ctx, {
      to: step.person_email,
      subject: 'Um link que você recebeu não vale mais',
      greeting: 'Olá.',
      paragraphs: ['Um documento enviado a este e-mail agora vai para outro endereço. Você não precisa fazer nada.'],
    })
  return envelope.state
}
