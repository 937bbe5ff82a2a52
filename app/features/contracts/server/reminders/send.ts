// One reminder of one step, or one letter for all that somebody holds. Each is a row that two workers write once; who
// has signed
// meanwhile hears nothing, since that is looked at in the transaction that sends.
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { task } from '#server/tasks/task.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { internshipOf } from '../envelope-context.ts'
import { currentStep, type Envelope, type EnvelopeStep, lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'
import { about, askToSign, hello } from '../signing/ask-to-sign.ts'
import { isPressing, REMINDED_AFTER } from './calendar.ts'
import { escalate } from './escalate.ts'
import { holdersOf } from './recipients.ts'
import { PRESSING, tellAll } from './tell-all.ts'

export type Reminder = { step_id: string; envelope_id: string; ordinal: number }
type Waiting = { envelope: Envelope; step: EnvelopeStep }

/** Nothing where it does not wait any more, or somebody else has just sent it. */
async function claim(ctx: Ctx, { step_id, envelope_id, ordinal }: Reminder): Promise<Waiting | undefined> {
  const envelope = await lockEnvelope(ctx, envelope_id)
  const step = currentStep(envelope)
  if (step?.id !== step_id || step.bounced_at) return undefined
  const { numInsertedOrUpdatedRows: claimed } = await ctx.db
    .insertInto('envelope_reminders')
    .values({ step_id, ordinal, sent_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (!claimed) return undefined
  await writeHistory(ctx, envelope_id, {
    event: 'remind',
    version: envelope.version,
    step_id,
    from_state: envelope.state,
    to_state: envelope.state,
    facts: { person_name: step.person_name, ordinal },
  })
  return { envelope, step }
}

const WAITS: Record<EnvelopeStep['kind'], string> = {
  signature: 'a sua assinatura',
  approval: 'a sua aprovação',
  review: 'a conferência da plataforma',
  upload_base: 'o contrato base',
  upload: 'o documento assinado em papel',
  upload_review: 'a conferência do documento enviado',
}
/** What is no signature the company sends, whoever signs the paper. */
function roomOf({ id }: Envelope, { party, kind, user_info_id }: EnvelopeStep) {
  if (party === 'walljobs') return `/admin/envelopes/${id}`
  return kind === 'signature' && user_info_id ? `/envelopes/${id}` : forManagers(`/envelopes/${id}`)
}

export async function remind(ctx: Ctx, { envelope, step }: Waiting) {
  const internship = await internshipOf(ctx, envelope)
  const presses = envelope.kind === 'tce' && isPressing(internship.starts_on, ctx.now)
  const subject = presses ? PRESSING : `Lembrete: ${envelope.title} de ${internship.intern_name}`
  const first = `${presses ? `${PRESSING}. ` : ''}Ainda falta ${WAITS[step.kind]} para ${about(envelope, internship)}.`
  if (step.kind === 'signature') return askToSign(ctx, envelope, step, { subject, first })
  const letters = (await holdersOf(ctx, envelope, step)).map(({ name, email }) => ({
    to: email,
    subject,
    greeting: hello(name),
    paragraphs: [first],
    action: { label: 'Ver o contrato', path: roomOf(envelope, step) },
  }))
  await writeLetters(ctx, letters)
}

export const sendReminder = task<Reminder>('send-contract-reminder', async (ctx, reminder) => {
  const waiting = await claim(ctx, reminder)
  if (!waiting) return
  await remind(ctx, waiting)
  if (reminder.ordinal === REMINDED_AFTER.length) await escalate(ctx)
  if (reminder.ordinal > REMINDED_AFTER.length) await tellAll(ctx, waiting)
})

const MOST_NAMED = 20

/** The list, with the oldest one's own way in: to who has no account each other one came by its own link. */
async function writeDigest(ctx: Ctx, waiting: Waiting[]) {
  const [oldest] = waiting as [Waiting]
  const named = await Promise.all(
    waiting.slice(0, MOST_NAMED).map(async ({ envelope, step }) => {
      const internship = await internshipOf(ctx, envelope)
      return { path: roomOf(envelope, step), label: about(envelope, internship), about: '' }
    }),
  )
  const subject = `${waiting.length} contratos esperam por você`
  const first = `${waiting.length} contratos esperam por ${WAITS[oldest.step.kind]}.`
  const { step } = oldest
  const byLink = step.kind === 'signature' && step.manager_id === null && step.user_info_id === null
  if (byLink)
    return askToSign(ctx, oldest.envelope, step, {
      subject,
      first,
      also: [
        named.map(({ label }) => label).join('; '),
        'O botão abre o mais antigo; os outros, os links que você já recebeu.',
      ],
    })
  const letters = (await holdersOf(ctx, oldest.envelope, step)).map(({ name, email }) => ({
    to: email,
    subject,
    greeting: hello(name),
    paragraphs: [first],
    links: named,
  }))
  await writeLetters(ctx, letters)
}

export const sendDigest = task<{ reminders: Reminder[] }>('send-contract-digest', async (ctx, { reminders }) => {
  const waiting: Waiting[] = []
  // By id, as everybody else who locks several.
  const inOrder = [...reminders].sort((one, other) => one.envelope_id.localeCompare(other.envelope_id))
  for (const reminder of inOrder) {
    const found = await claim(ctx, reminder)
    if (!found) continue
    waiting.push(found)
    if (reminder.ordinal === REMINDED_AFTER.length) await escalate(ctx)
  }
  waiting.sort((one, other) => one.step.current_at!.localeCompare(other.step.current_at!))
  if (waiting.length) await writeDigest(ctx, waiting)
})
