// Whoever signed has the sealed document: by a link of their own in the letter that tells that all have signed.
import type { Ctx } from '#server/context.ts'
import type { Letter } from '#server/mail/letter.ts'
import { conflict, notFound } from '#server/refusal.ts'
import type { Internship } from '../envelope-context.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { about, hello } from '../signing/ask-to-sign.ts'
import { liveLinkOf, newSigningLink } from '../signing/links.ts'
import { asWaited, envelopeOfStep } from '../signing/waited-for.ts'
import { printEnvelope } from './print-envelope.ts'

const NOT_SIGNED = 'Este link não abre um documento assinado.'
const NOT_SEALED = 'O documento selado ainda não está pronto. Avisamos por e-mail assim que ele estiver.'

const CLOSING =
  'Guarde o PDF: é o contrato. O link para baixar é pessoal e vale 30 dias; depois, peça outro na mesma página.'

/** The same words for all; what follows tells how each gets the document. */
export const allSigned = (envelope: Envelope, internship: Internship) => ({
  subject: `Tudo assinado: ${envelope.title} de ${internship.intern_name}`,
  paragraphs: [`Todos assinaram ${about(envelope, internship)}, e o documento está selado.`],
  links: [
    {
      label: 'Conferir se o documento é verdadeiro',
      about: `: qualquer pessoa pode, pelo código ${envelope.code}.`,
      path: `/verificar/${envelope.code}`,
    },
  ],
})

/** Of somebody who signed, in the transaction that writes it. */
export const letterOfSealed = async (
  ctx: Ctx,
  envelope: Envelope,
  internship: Internship,
  step: EnvelopeStep,
): Promise<Letter> => ({
  to: step.person_email!,
  greeting: hello(step.person_name),
  ...allSigned(envelope, internship),
  action: {
    label: 'Baixar o documento selado',
    path: '/assinaturas/:token',
    token: await newSigningLink(ctx, step),
  },
  closing: CLOSING,
})

export async function sealedByLink(ctx: Ctx, token: string) {
  const { step_id } = await liveLinkOf(ctx, token)
  const { envelope, step } = await envelopeOfStep(ctx, step_id)
  if (step.state !== 'done') throw notFound(NOT_SIGNED)
  if (envelope.state !== 'completed' || !envelope.current.sealed_file_id) throw conflict(NOT_SEALED)
  return printEnvelope(ctx, envelope.id, undefined, () => Promise.resolve(asWaited(step)))
}
