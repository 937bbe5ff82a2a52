// What DocuSign says of the signers becomes the steps of the contract. The caller holds its row.
import type { Ctx } from '#server/context.ts'
import { asWaited } from '../signing/waited-for.ts'
import { currentStep, type Envelope, type EnvelopeStep, findEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'
import { takeEvent } from '../machine.ts'
import { signerBounced } from '../reminders/bounced.ts'
import { hasAccount } from '../step-acts/may.ts'
import type { Signer } from './api.ts'

type Read = { status: string; voidedReason?: string | null | undefined; signers: Signer[] }

const PROVIDER = 'DocuSign'
const MOST_NOTE = 2000
const MOST_NAME = 160

/** By the proofs of our own page, and by those of DocuSign's certificate. */
async function keepSignature(ctx: Ctx, { current }: Envelope, step: EnvelopeStep, signer: Signer, signed_at: string) {
  const visit = await ctx.db.selectFrom('docusign_visits').selectAll().where('step_id', '=', step.id).executeTakeFirst()
  await ctx.db
    .insertInto('envelope_signatures')
    .values({
      step_id: step.id,
      version_id: current.id,
      signer_name: step.person_name!,
      signer_email: signer.email,
      // In 'adopt signature' the name may be another one.
      typed_name: signer.name.slice(0, MOST_NAME),
      document_sha256: current.sha256!,
      consent_version: 'docusign',
      factors: [...(visit?.factors ?? []), 'docusign'],
      address: visit?.address ?? '',
      agent: visit?.agent ?? '',
      signed_at,
    })
    .execute()
}

const isMoment = (text: string | null | undefined): text is string => Boolean(text) && !Number.isNaN(Date.parse(text!))
/** Never ahead of our own clock. */
const momentOf = ({ now }: Ctx, { signedDateTime }: Signer) =>
  new Date(isMoment(signedDateTime) ? Math.min(Date.parse(signedDateTime), now.getTime()) : now).toISOString()

async function sign(ctx: Ctx, envelope: Envelope, step: EnvelopeStep, signer: Signer) {
  const given_at = momentOf(ctx, signer)
  const facts = { typed_name: signer.name, sha256: envelope.current.sha256, provider: PROVIDER }
  await keepSignature(ctx, envelope, step, signer, given_at)
  await takeEvent(ctx, 'sign', envelope.id, { asker: asWaited(step), facts, given_at })
}

async function markDelivered(ctx: Ctx, { id, version, state }: Envelope, step: EnvelopeStep) {
  if (step.opened_at) return
  await ctx.db
    .updateTable('envelope_steps')
    .set({ opened_at: ctx.now.toISOString() })
    .where('id', '=', step.id)
    .execute()
  const facts = { name: step.person_name, party: step.party }
  await writeHistory(ctx, id, { event: 'open', version, step_id: step.id, from_state: state, to_state: state, facts })
}

/** Of the address that it still has: one that was mended meanwhile is not the one that failed. */
async function markBounced(ctx: Ctx, { id }: Envelope, step: EnvelopeStep, { email }: Signer) {
  if (step.bounced_at || email.toLowerCase() !== step.person_email?.toLowerCase()) return
  await signerBounced(ctx, id, step)
}

const refused = (ctx: Ctx, envelope: Envelope, step: EnvelopeStep, note: string | null | undefined) =>
  takeEvent(ctx, 'reject', envelope.id, {
    asker: asWaited(step),
    origin: step.party,
    cause: 'Recusado na DocuSign',
    note: note?.slice(0, MOST_NOTE),
  })

/** By somebody who has the keys of the account there: the contract waits to be corrected. */
const voided = (ctx: Ctx, envelope: Envelope, step: EnvelopeStep, { voidedReason }: Read) =>
  takeEvent(ctx, 'reject', envelope.id, {
    asker: { ...asWaited(step), name: PROVIDER, email: '' },
    origin: 'walljobs',
    cause: 'Cancelado na DocuSign',
    note: voidedReason?.slice(0, MOST_NOTE),
  })

/** By whoever had the step before its address was mended, or it was passed on. An account may have a new address. */
const isAnothers = (step: EnvelopeStep, { email }: Signer) =>
  email.toLowerCase() !== step.person_email?.toLowerCase() && (!hasAccount(step) || step.delegated_by !== null)

/** What was signed there cannot be unsigned: it is voided, and corrected it is another envelope. */
const signedByAnother = (ctx: Ctx, envelope: Envelope, step: EnvelopeStep, { email }: Signer) =>
  takeEvent(ctx, 'reject', envelope.id, {
    asker: { ...asWaited(step), name: PROVIDER, email: '' },
    origin: 'walljobs',
    cause: 'Assinado na DocuSign pelo endereço anterior',
    note: email,
  })

/** One step each time round, since the next may have been signed as well. */
export async function follow(ctx: Ctx, id: string, read: Read): Promise<void> {
  const envelope = await findEnvelope(ctx, id)
  const step = currentStep(envelope)
  if (envelope.state !== 'signature' || !step) return
  const signer = read.signers.find(({ clientUserId }) => clientUserId === step.id)
  if (signer?.status === 'completed') {
    if (isAnothers(step, signer)) return void (await signedByAnother(ctx, envelope, step, signer))
    await sign(ctx, envelope, step, signer)
    return follow(ctx, id, read)
  }
  if (signer?.status === 'declined') await refused(ctx, envelope, step, signer.declinedReason)
  else if (read.status === 'voided') await voided(ctx, envelope, step, read)
  else if (signer?.status === 'delivered') await markDelivered(ctx, envelope, step)
  else if (signer?.status === 'autoresponded') await markBounced(ctx, envelope, step, signer)
}
