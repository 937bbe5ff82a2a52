import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { internshipOf } from '../envelope-context.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { about, hello } from '../signing/ask-to-sign.ts'
import { ESCALATED_AFTER } from './calendar.ts'
import { approversOf, operators, type Recipient } from './recipients.ts'

const WITH: Record<EnvelopeStep['party'], string> = {
  walljobs: 'a plataforma',
  company_sign: 'a empresa',
  internship_sign: 'quem estagia',
  university_sign: 'a instituição',
}

/** After ten days those who can do something about it: the company's approvers, and the operation. */
export async function escalate(ctx: Ctx, { envelope, step }: { envelope: Envelope; step: EnvelopeStep }) {
  const internship = await internshipOf(ctx, envelope)
  const who = step.person_name ?? WITH[step.party]
  const letter = (path: string) => (one: Recipient) => ({
    to: one.email,
    subject: `Parado há ${ESCALATED_AFTER} dias: ${envelope.title} de ${internship.intern_name}`,
    greeting: hello(one.name),
    paragraphs: [
      `Há ${ESCALATED_AFTER} dias ${about(envelope, internship)} espera por ${who}, apesar dos lembretes.`,
      'Confira se o endereço está certo, ou passe a etapa para papel.',
    ],
    action: { label: 'Ver o contrato', path },
  })
  await writeLetters(ctx, [
    ...(await approversOf(ctx, envelope)).map(letter(`/envelopes/${envelope.id}`)),
    ...(await operators(ctx)).map(letter(`/admin/envelopes/${envelope.id}`)),
  ])
}
