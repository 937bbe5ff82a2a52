// Letters about what came back: a paper to look at, one that was refused, a link that reached somebody else.
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { internshipOf } from '../envelope-context.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { drafterOf, operators } from '../reminders/recipients.ts'
import { about, hello } from './ask-to-sign.ts'

/** Whoever sent the paper hears why it came back; the operation hears that one is to be looked at. */
export async function tellUpload(ctx: Ctx, envelope: Envelope, event: string) {
  const internship = await internshipOf(ctx, envelope)
  const { current } = envelope
  if (event === 'upload_contract')
    return writeLetters(
      ctx,
      (await operators(ctx)).map(({ email }) => ({
        to: email,
        subject: `Documento para conferir: ${internship.intern_name}`,
        greeting: hello(null),
        paragraphs: [`Chegou assinado em papel ${about(envelope, internship)}. Quem enviou não confere.`],
        action: { label: 'Conferir o documento', path: `/admin/envelopes/${envelope.id}` },
      })),
    )
  const refused = await ctx.db
    .selectFrom('envelope_uploads as u')
    .innerJoin('logins as l', 'l.id', 'u.uploaded_by')
    .select(['l.email', 'u.cause'])
    .where('u.version_id', '=', current.id)
    .where('u.verdict', '=', 'rejected')
    .orderBy('u.judged_at', 'desc')
    .executeTakeFirst()
  if (!refused) return
  const cause = refused.cause ? `: “${refused.cause}”` : ''
  await writeLetters(ctx, [
    {
      to: refused.email,
      subject: `Documento recusado: ${internship.intern_name}`,
      greeting: hello(null),
      paragraphs: [
        `O documento assinado que você enviou, ${about(envelope, internship)}, foi recusado${cause}.`,
        'Envie de novo; o anterior fica na história.',
      ],
      action: { label: 'Enviar o documento', path: forManagers(`/envelopes/${envelope.id}`) },
    },
  ])
}

export async function tellDisowned(ctx: Ctx, envelope: Envelope, step: EnvelopeStep) {
  const internship = await internshipOf(ctx, envelope)
  const letters = (await drafterOf(ctx, envelope)).map(({ name, email }) => ({
    to: email,
    subject: `Confira o e-mail de ${step.person_name}`,
    greeting: hello(name),
    paragraphs: [
      `Quem abriu o link para assinar ${about(envelope, internship)} disse que não é ${step.person_name}.`,
      'Corrija o e-mail: as assinaturas já feitas continuam valendo.',
    ],
    action: { label: 'Corrigir o e-mail', path: forManagers(`/envelopes/${envelope.id}`) },
  }))
  await writeLetters(ctx, letters)
}
