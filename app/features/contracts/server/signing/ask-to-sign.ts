import { today } from '#server/today.ts'
// The letter that carries somebody's link. It is made in the transaction that writes it, and the one before opens
// nothing any more.
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatDate } from '#wire/time/date.ts'
import { THE } from '../detail/step-words.ts'
import { type Internship, internshipOf } from '../envelope-context.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { newSigningLink } from './links.ts'

export const hello = (name: string | null) => (name ? `Olá, ${name.split(' ')[0]}.` : 'Olá.')
export const about = ({ kind }: Pick<Envelope, 'kind'>, { intern_name, company_name }: Internship) =>
  `${THE[kind]} de ${intern_name} em ${company_name}`

const CLOSING = 'O link é pessoal: não o encaminhe. Se você não é esta pessoa, abra o link e avise.'

/** All that waits for an institution's address, and its students, in one place. */
const DESK = { label: 'Mesa da instituição', about: ': tudo o que espera por você, num lugar só.', path: '/mesa' }

type Asking = { subject?: string; first?: string; also?: string[] }

export async function askToSign(ctx: Ctx, envelope: Envelope, step: EnvelopeStep, asking: Asking = {}) {
  const internship = await internshipOf(ctx, envelope)
  const token = await newSigningLink(ctx, step)
  const { delegated_by } = step
  await writeLetter(ctx, {
    to: step.person_email!,
    subject: asking.subject ?? `Falta a sua assinatura: ${envelope.title} de ${internship.intern_name}`,
    greeting: hello(step.person_name),
    paragraphs: [
      asking.first ?? `É a sua vez de ler e assinar ${about(envelope, internship)}.`,
      ...(delegated_by ? [`Você assina por delegação de ${delegated_by}.`] : []),
      ...(asking.also ?? []),
      ...(internship.starts_on && internship.starts_on >= today(ctx.now)
        ? [`O estágio começa em ${formatDate(internship.starts_on)}.`]
        : []),
      'Leva cerca de dois minutos, pelo celular ou pelo computador. Não é preciso ter conta.',
    ],
    ...(step.party === 'university_sign' && { links: [DESK] }),
    action: { label: 'Ler e assinar', path: '/assinaturas/:token', token },
    closing: CLOSING,
  })
}
