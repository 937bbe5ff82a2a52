// A signature that is to be given by hand: the step waits for an upload, and the platform checks what comes.
import { judgeTerms } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { State } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import { signingOf } from '../drafts/refuse-unlawful.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { policyOf, rulesKept } from '../paper/policy.ts'
import { closeDoors } from '../signing/close-doors.ts'
import { isUndone } from './may.ts'
import { stepNamed } from './step-named.ts'

export type ToPaper = { asker: Asker; step_id: string; reason: string; declared: boolean }

const RULE = 'IES.paper'
const SIGNED = 'Já há assinatura digital nesta versão: a instituição aceita o termo todo em papel ou todo digital.'

/** By the same rule that is asked when a contract is sent. */
async function refuseMix(ctx: Ctx, envelope: Envelope) {
  const terms_id =
    envelope.terms_id ??
    (
      await ctx.db
        .selectFrom('internships')
        .select('terms_id')
        .where('id', '=', envelope.internship_id)
        .executeTakeFirstOrThrow()
    ).terms_id
  if (!terms_id) return
  const { breaches } = await judgeTerms(ctx, {
    terms_id,
    signing: signingOf(envelope),
    institution: rulesKept(envelope),
  })
  const refused = breaches.find(({ rule }) => rule === RULE)
  if (refused) throw invalid({ paper: refused.message })
}

const onPaper = (step: EnvelopeStep): EnvelopeStep => ({ ...step, kind: 'upload' })

/** Which steps turn: the one that was named, or all that are left where the institution wants all or none. */
async function turning(ctx: Ctx, envelope: Envelope, step_id: string): Promise<EnvelopeStep[]> {
  const step = stepNamed(envelope, step_id)
  if ((await policyOf(ctx, envelope)) !== 'all_or_nothing') return [step]
  if (envelope.steps.some(({ kind, state }) => kind === 'signature' && state === 'done')) throw conflict(SIGNED)
  return envelope.steps.filter(isUndone)
}

/** Room for one step behind that place. Positions are unique at every moment, so they step aside below zero first. */
async function makeRoom(ctx: Ctx, version_id: string, after: number) {
  const behind = () => ctx.db.updateTable('envelope_steps').where('version_id', '=', version_id)
  await behind()
    .set((e) => ({ position: e('position', '*', -1) }))
    .where('position', '>', after)
    .execute()
  await behind()
    .set((e) => ({ position: e(e('position', '*', -1), '+', 1) }))
    .where('position', '<', 0)
    .execute()
}

const setStep = (ctx: Ctx, id: string, changes: object) =>
  ctx.db.updateTable('envelope_steps').set(changes).where('id', '=', id).execute()

export async function turnToPaper(
  ctx: Ctx,
  envelope: Envelope,
  { step_id, reason, declared }: ToPaper,
): Promise<State> {
  const turned = await turning(ctx, envelope, step_id)
  const last = turned.at(-1)!
  const ids = new Set(turned.map(({ id }) => id))
  const facts = { ...(envelope.facts as object), ...(declared && { mix_declared: true }) }
  const steps = envelope.steps.map((step) => (ids.has(step.id) ? onPaper(step) : step))
  await refuseMix(ctx, { ...envelope, steps, facts })
  if (declared)
    await ctx.db
      .updateTable('envelopes')
      .set({ facts: JSON.stringify(facts) })
      .where('id', '=', envelope.id)
      .execute()
  for (const { id } of turned) {
    await closeDoors(ctx, id)
    await setStep(ctx, id, { paper_reason: reason, ...(id !== last.id && { state: 'skipped' }) })
  }
  await setStep(ctx, last.id, {
    kind: 'upload',
    ...(turned.length > 1 && { target: 'everybody', party: 'company_sign', person_name: null, person_email: null }),
  })
  await makeRoom(ctx, envelope.current.id, last.position)
  await ctx.db
    .insertInto('envelope_steps')
    .values({
      id: uuid(ctx.now.getTime()),
      version_id: envelope.current.id,
      position: last.position + 1,
      party: 'walljobs',
      target: 'walljobs',
      kind: 'upload_review',
    })
    .execute()
  return currentNow(ctx, envelope, turned, last)
}

/** Where the current step turned, the envelope waits for the paper from here on. */
async function currentNow(ctx: Ctx, { id, step_id, state }: Envelope, turned: EnvelopeStep[], last: EnvelopeStep) {
  if (!turned.some((step) => step.id === step_id)) return state
  const now = ctx.now.toISOString()
  await setStep(ctx, last.id, { state: 'current', current_at: now })
  await ctx.db
    .updateTable('envelopes')
    .set({ step_id: last.id, holder: turned.length > 1 ? 'company_sign' : last.party, held_since: now })
    .where('id', '=', id)
    .execute()
  return 'upload'
}
