import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { internshipOf } from '../envelope-context.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { about, hello } from '../signing/ask-to-sign.ts'
import { drafterOf } from './recipients.ts'

export async function tellDrafter(ctx: Ctx, envelope_id: string, person_name: string | null) {
  const envelope = await findEnvelope(ctx, envelope_id)
  const internship = await internshipOf(ctx, envelope)
  const letters = (await drafterOf(ctx, envelope)).map(({ name, email }) => ({
    to: email,
    subject: `O e-mail de ${person_name} não chegou`,
    greeting: hello(name),
    paragraphs: [
      `O endereço de ${person_name} foi recusado, e ${about(envelope, internship)} espera por essa assinatura.`,
      'Corrija o endereço: as assinaturas já feitas continuam valendo.',
    ],
    action: { label: 'Corrigir o e-mail', path: forManagers(`/envelopes/${envelope_id}`) },
  }))
  await writeLetters(ctx, letters)
}
