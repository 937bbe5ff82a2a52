// Who is told what, when an envelope moves. A link is made in the transaction that writes its letter.
import type { Ctx } from '#server/context.ts'
import { type Letter, writeLetter, writeLetters } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { formatDate } from '#wire/time/date.ts'
import { internshipOf, type Internship } from '../envelope-context.ts'
import { currentStep, type Envelope, type EnvelopeStep, lockEnvelope } from '../envelope-rows.ts'
import { envelopeMoved } from '../machine.ts'
import { THE } from '../detail/step-words.ts'
import { linkOf, newSigningLink } from './links.ts'
import { envelopeOfStep } from './waited-for.ts'

const hello = (name: string | null) => (name ? `Olá, ${name.split(' ')[0]}.` : 'Olá.')
const about = ({ kind }: Envelope, { intern_name, company_name }: Internship) =>
  `${THE[kind]} de ${intern_name} em ${company_name}`

async function askToSign(ctx: Ctx, envelope: Envelope, step: EnvelopeStep) {
  const internship = await internshipOf(ctx, envelope)
  const token = await newSigningLink(ctx, step)
  await writeLetter(ctx, {
    to: step.person_email!,
    subject: `Falta a sua assinatura: ${envelope.title} de ${internship.intern_name}`,
    greeting: hello(step.person_name),
    paragraphs: [
      `É a sua vez de ler e assinar ${about(envelope, internship)}.`,
      ...(internship.starts_on ? [`O estágio começa em ${formatDate(internship.starts_on)}.`] : []),
      'Leva cerca de dois minutos, pelo celular ou pelo computador. Não é preciso ter conta.',
    ],
    action: { label: 'Ler e assinar', path: '/assinaturas/:token', token },
    closing: 'O link é pessoal: não o encaminhe. Se você não é esta pessoa, abra o link e avise.',
  })
}

async function askToApprove(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const approvers = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('collaborator_profiles as p', 'p.company_manager_id', 'm.id')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name', 'l.email'])
    .where('p.contract_approver', '=', true)
    .where('m.deactivated_at', 'is', null)
    .where('m.company_id', '=', envelope.company_id)
    .execute()
  await writeLetters(
    ctx,
    approvers.map(({ name, email }) => ({
      to: email,
      subject: `Contrato para aprovar: ${internship.intern_name}`,
      greeting: hello(name),
      paragraphs: [
        `Falta a aprovação de vocês para ${about(envelope, internship)}. Depois dela começam as assinaturas.`,
      ],
      action: { label: 'Ver o contrato', path: `/envelopes/${envelope.id}` },
    })),
  )
}

/** Everybody who has acted, and who is waited for; whoever drafted it reads why. */
async function peopleOf(ctx: Ctx, { steps, created_by }: Envelope) {
  const reached = steps.filter(({ state, person_email }) => person_email && state !== 'waiting' && state !== 'skipped')
  const drafter = created_by
    ? await ctx.db.selectFrom('logins').select('email').where('id', '=', created_by).executeTakeFirst()
    : undefined
  return { drafter, reached: [...new Map(reached.map((step) => [step.person_email!, step])).values()] }
}

async function tellRejection(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const { drafter, reached } = await peopleOf(ctx, envelope)
  const subject = `Contrato rejeitado: ${internship.intern_name}`
  const letters: Letter[] = reached
    .filter(({ person_email }) => person_email !== drafter?.email)
    .map(({ person_email, person_name }) => ({
      to: person_email!,
      subject,
      greeting: hello(person_name),
      paragraphs: [
        'O contrato foi rejeitado durante o processo de assinatura. A empresa foi avisada e pode corrigi-lo.',
      ],
    }))
  if (drafter)
    letters.push({
      to: drafter.email,
      subject,
      greeting: 'Olá.',
      paragraphs: [
        `${envelope.rejected_by} rejeitou ${about(envelope, internship)}: “${envelope.rejection_cause}”.`,
        ...(envelope.rejection_note ? [envelope.rejection_note] : []),
      ],
      action: { label: 'Corrigir e reenviar', path: `/envelopes/${envelope.id}` },
    })
  await writeLetters(ctx, letters)
}

async function tellCompletion(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const { drafter, reached } = await peopleOf(ctx, envelope)
  const everybody = new Map(reached.map(({ person_email, person_name }) => [person_email!, person_name]))
  if (drafter && !everybody.has(drafter.email)) everybody.set(drafter.email, null)
  await writeLetters(
    ctx,
    [...everybody].map(([to, name]) => ({
      to,
      subject: `Tudo assinado: ${envelope.title} de ${internship.intern_name}`,
      greeting: hello(name),
      paragraphs: [
        `Todos assinaram ${about(envelope, internship)}, e o documento está selado.`,
        `Qualquer pessoa confere se ele é autêntico pelo código ${envelope.code}.`,
      ],
      action: { label: 'Conferir o documento', path: `/verificar/${envelope.code}` },
    })),
  )
}

type Moved = { envelope_id: string; to: string }

/** Tells of the state that it finds: what moved on meanwhile has a letter of its own. */
const tellParties = task<Moved>('tell-parties', async (ctx, { envelope_id, to }) => {
  const envelope = await lockEnvelope(ctx, envelope_id)
  if (envelope.state !== to) return
  const step = currentStep(envelope)
  if (to === 'signature' && step?.person_email) await askToSign(ctx, envelope, step)
  if (to === 'approval') await askToApprove(ctx, envelope)
  if (to === 'rejected') await tellRejection(ctx, envelope)
  if (to === 'completed') await tellCompletion(ctx, envelope)
})

export const letterListeners = [listener(envelopeMoved, tellParties as never)]

/** To the address that is known, if the step still waits; the answer is the same for any link. */
export async function renewLink(ctx: Ctx, token: string) {
  const link = await linkOf(ctx, token)
  if (!link) return
  const { envelope, step } = await envelopeOfStep(ctx, link.step_id)
  if (step.id === envelope.step_id && step.kind === 'signature' && step.person_email)
    await askToSign(ctx, envelope, step)
}
