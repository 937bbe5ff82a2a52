// A wrong address is mended while its signature is missing. It stands outside of what is signed: signatures that were
// given stay.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { State } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
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

/** The institution's desk and later documents go by the terms. A partner's address counts where they have none. */
function mendTerms(ctx: Ctx, { internship_id }: Envelope, { person_email }: EnvelopeStep, email: string) {
  const wrong = bareEmail(person_email ?? '')
  return sql`update internship_terms t set institution_signer_email = ${email}
    where t.internship_id = ${internship_id} and lower(coalesce(t.institution_signer_email,
      (select p.signer_email from institution_partners p where p.institution_id = t.institution_id))) = ${wrong}
  `.execute(ctx.db)
}

export async function mend(ctx: Ctx, envelope: Envelope, { step_id, email }: Mended): Promise<State> {
  const step = stepNamed(envelope, step_id)
  await closeDoors(ctx, step_id)
  await ctx.db
    .updateTable('envelope_steps')
    .set({ person_email: email, bounced_at: null, disowned_at: null, opened_at: null })
    .where('id', '=', step_id)
    .execute()
  if (step.target === 'institution' || step.target === 'former_institution') await mendTerms(ctx, envelope, step, email)
  if (step.person_email && step.person_email !== email && step.current_at)
    await writeLetter(ctx, {
      to: step.person_email,
      subject: 'Um link que você recebeu não vale mais',
      greeting: 'Olá.',
      paragraphs: ['Um documento enviado a este e-mail agora vai para outro endereço. Você não precisa fazer nada.'],
    })
  return envelope.state
}
