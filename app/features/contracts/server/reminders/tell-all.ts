import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { formatDate } from '#wire/time/date.ts'
import { internshipOf } from '../envelope-context.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { about, hello } from '../signing/ask-to-sign.ts'
import { drafterOf, unique } from './recipients.ts'

export const PRESSING = 'O estágio não pode começar sem assinatura'

const isToldOf = ({ kind, state, person_email, bounced_at }: EnvelopeStep) =>
  kind === 'signature' && state !== 'skipped' && person_email !== null && bounced_at === null

/** Days before the start everybody in the contract hears of it: whoever holds it by a letter of their own. */
export async function tellAll(ctx: Ctx, { envelope, step }: { envelope: Envelope; step: EnvelopeStep }) {
  const internship = await internshipOf(ctx, envelope)
  const signers = envelope.steps.filter(isToldOf).map((one) => ({ name: one.person_name, email: one.person_email! }))
  const others = unique([...signers, ...(await drafterOf(ctx, envelope))]).filter(
    ({ email }) => email.toLowerCase() !== step.person_email?.toLowerCase(),
  )
  const starts = internship.starts_on ? `, que começa em ${formatDate(internship.starts_on)}` : ''
  await writeLetters(
    ctx,
    others.map(({ name, email }) => ({
      to: email,
      subject: PRESSING,
      greeting: hello(name),
      paragraphs: [`${PRESSING}. Falta a de ${step.person_name} para ${about(envelope, internship)}${starts}.`],
    })),
  )
}
