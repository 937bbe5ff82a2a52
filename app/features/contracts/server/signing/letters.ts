// Who is told what, when an envelope moves. A link is made in the transaction that writes its letter.
import type { Ctx } from '#server/context.ts'
import { type Letter, writeLetters } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { bareEmail } from '#wire/person/email.ts'
import { internshipOf } from '../envelope-context.ts'
import { currentStep, type Envelope, type EnvelopeStep, lockEnvelope } from '../envelope-rows.ts'
import { STEP_EVENTS } from '../../wire/events.ts'
import { envelopeMoved } from '../machine.ts'
import { approversOf } from '../reminders/recipients.ts'
import { about, askToSign, hello } from './ask-to-sign.ts'
import { linkOf } from './links.ts'
import { allSigned, letterOfSealed } from '../sealing/sealed-by-link.ts'
import { tellDisowned, tellUpload } from './returned-letters.ts'
import { stepAndEnvelope } from './waited-for.ts'

async function askToApprove(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const approvers = await approversOf(ctx, envelope)
  await writeLetters(
    ctx,
    approvers.map(({ name, email }) => ({
      to: email,
      subject: `Contrato para aprovar: ${internship.intern_name}`,
      greeting: hello(name),
      paragraphs: [
        `Falta a aprovação de vocês para ${about(envelope, internship)}. Depois dela começam as assinaturas.`,
      ],
      action: { label: 'Ver o contrato', path: forManagers(`/envelopes/${envelope.id}`) },
    })),
  )
}

/** Everybody who has acted, and who is waited for; whoever drafted it reads why. */
async function peopleOf(ctx: Ctx, { steps, created_by }: Envelope) {
  const reached = steps.filter(({ state, person_email }) => person_email && state !== 'waiting' && state !== 'skipped')
  const drafter = created_by
    ? await ctx.db.selectFrom('logins').select('email').where('id', '=', created_by).executeTakeFirst()
    : undefined
  return { drafter, reached: [...new Map(reached.map((step) => [bareEmail(step.person_email!), step])).values()] }
}

async function tellRejection(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const { drafter, reached } = await peopleOf(ctx, envelope)
  const subject = `Contrato rejeitado: ${internship.intern_name}`
  const letters: Letter[] = reached
    .filter(({ person_email }) => bareEmail(person_email!) !== drafter?.email)
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
      action: { label: 'Corrigir e reenviar', path: forManagers(`/envelopes/${envelope.id}`) },
    })
  await writeLetters(ctx, letters)
}

/** The intern of a paper that everybody signed by hand stands in no step; the account has the document. */
const internOf = (ctx: Ctx, { internship_id }: Envelope) =>
  ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['l.email', 'u.full_name as name'])
    .where('i.id', '=', internship_id)
    .executeTakeFirst()

async function tellCompletion(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const { drafter, reached } = await peopleOf(ctx, envelope)
  const letters: Letter[] = []
  for (const step of reached.filter(({ state }) => state === 'done'))
    letters.push(await letterOfSealed(ctx, envelope, internship, step))
  const told = new Set(letters.map(({ to }) => bareEmail(to)))
  const path = `/envelopes/${envelope.id}`
  const intern = await internOf(ctx, envelope)
  for (const one of [drafter && { ...drafter, name: null, path: forManagers(path) }, intern && { ...intern, path }]) {
    if (!one || told.has(one.email)) continue
    told.add(one.email)
    letters.push({
      to: one.email,
      greeting: hello(one.name),
      ...allSigned(envelope, internship),
      action: { label: 'Ver o documento selado', path: one.path },
    })
  }
  await writeLetters(ctx, letters)
}

/** Whoever has signed, or was asked to, hears that nothing more comes of it. */
async function tellCancellation(ctx: Ctx, envelope: Envelope) {
  const internship = await internshipOf(ctx, envelope)
  const { drafter, reached } = await peopleOf(ctx, envelope)
  await writeLetters(
    ctx,
    reached
      .filter(({ person_email }) => bareEmail(person_email!) !== drafter?.email)
      .map(({ person_email, person_name }) => ({
        to: person_email!,
        subject: `Contrato cancelado: ${internship.intern_name}`,
        greeting: hello(person_name),
        paragraphs: [
          `Foi cancelado ${about(envelope, internship)}. Você não precisa fazer nada: links e assinaturas dele não ` +
            'valem mais.',
        ],
      })),
  )
}

type Moved = { envelope_id: string; event: string; to: string; step_id: string | null }

/** What changed about the step that waits, without another one waiting instead. */
async function tellOfStep(ctx: Ctx, envelope: Envelope, { event }: Moved) {
  const step = currentStep(envelope)
  if (!step || step.kind !== 'signature') return
  if (event === 'disown') return tellDisowned(ctx, envelope, step)
  const asks = event === 'delegate' || (event === 'mend' && step.bounced_at === null && step.opened_at === null)
  if (asks && !(await hasLink(ctx, step))) await askToSign(ctx, envelope, step)
}

/** Mending a step that waits behind this one leaves this one's link as it is. */
const hasLink = async (ctx: Ctx, { id }: EnvelopeStep) =>
  (await ctx.db
    .selectFrom('signing_links')
    .select('id')
    .where('step_id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()) !== undefined

const OF_STEP: readonly string[] = STEP_EVENTS

/** Tells of the state that it finds: what moved on meanwhile has a letter of its own. */
const tellParties = task<Moved>('tell-parties', async (ctx, moved) => {
  const { envelope_id, event, to } = moved
  const envelope = await lockEnvelope(ctx, envelope_id)
  if (envelope.state !== to) return
  if (OF_STEP.includes(event)) return tellOfStep(ctx, envelope, moved)
  const step = currentStep(envelope)
  if (to === 'signature' && step?.person_email) await askToSign(ctx, envelope, step)
  if (to === 'approval') await askToApprove(ctx, envelope)
  if (event === 'upload_contract' || event === 'reject_upload') await tellUpload(ctx, envelope, event)
  if (to === 'rejected') await tellRejection(ctx, envelope)
  if (to === 'voided') await tellCancellation(ctx, envelope)
  if (to === 'completed') await tellCompletion(ctx, envelope)
})

export const letterListeners = [listener(envelopeMoved, tellParties as never)]

/** To the address that is known, if the step still waits or its document is sealed; the answer is the same for any link. */
export async function renewLink(ctx: Ctx, token: string) {
  const link = await linkOf(ctx, token)
  if (!link) return
  const { envelope, step } = await stepAndEnvelope(ctx, link.step_id)
  // Of an earlier version it opens nothing any more, and that is not told either.
  if (!step) return
  if (step.state === 'done' && envelope.state === 'completed' && step.person_email)
    await writeLetters(ctx, [await letterOfSealed(ctx, envelope, await internshipOf(ctx, envelope), step)])
  if (step.id === envelope.step_id && step.kind === 'signature' && step.person_email && !step.disowned_at)
    await askToSign(ctx, envelope, step)
}
