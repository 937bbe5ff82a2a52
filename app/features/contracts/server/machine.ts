// The one way in which an envelope changes: lock, check by the table, change, write down, tell.
import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { machine, type Step } from '#server/steps.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { type EventName, EVENTS, ruleOf } from '../wire/events.ts'
import type { ChosenType, Party, State } from '../wire/words.ts'
import { type Asker, mayTake, platform, wroteIt } from './asker.ts'
import { currentStep, type Envelope, lockEnvelope } from './envelope-rows.ts'
import { refuseUnlawfulPaper, refuseUnlawfulSend } from './drafts/refuse-unlawful.ts'
import { openAmendments, settle } from './drafts/settle.ts'
import { writeHistory } from './history.ts'
import { finishStep, moveOn } from './move-on.ts'
import { providerFor, refusePaper, refuseSignature } from './provider.ts'
import { judgePapers, refuseUnchecked } from './paper/verdicts.ts'
import { type ByHand, refuseReminding, remindByHand } from './reminders/by-hand.ts'
import { type Delegation, giveBack, passOn } from './signing/pass-on.ts'
import { type PassedOver, passOver } from './step-acts/pass-over.ts'
import { refuseSendWithoutPower, refuseWithoutPower } from './signing/refuse-without-power.ts'
import { mend, type Mended, refuseMending } from './step-acts/mend.ts'
import { type ToPaper, turnToPaper } from './step-acts/paper-step.ts'
import { writeSteps } from './write-steps.ts'

type By = { asker: Asker }
type Papers = { files: { file_id: string; sha256: string }[] }
export type Rejection = By & { origin: Party; cause: string; note?: string | undefined; step_id?: string }
export type Told = {
  define: By & { contract_type: ChosenType }
  send: By
  confirm: By
  /** `given_at`: at DocuSign, before we heard of it. */
  sign: By & { facts: Record<string, unknown>; given_at?: string }
  upload_base_contract: By & Papers
  upload_contract: By & Papers
  /** The seeds approve without one: whoever looks ticks it on the screen. */
  approve_upload: By & { checklist?: string[] | undefined }
  reject_upload: By & { cause?: string | undefined }
  reject: Rejection
  correct: By
  void: By & { cause?: string | undefined }
  paper: ToPaper
  mend: Mended
  remind: ByHand
  delegate: Delegation
  disown: By & { step_id: string }
  pass_over: PassedOver
  /** Without a key where DocuSign has sealed it. */
  seal: { sealed_file_id: string; sealed_sha256: string; seal_key_id: string | null }
}

/** Something happened to an envelope: letters, figures and reminders listen. */
export const envelopeMoved = announcement<{
  envelope_id: string
  event: EventName
  step_id: string | null
  from: State
  to: State
}>('envelope moved')

const OWN_DRAFT = 'Nesta empresa, quem redigiu o contrato não o aprova: outra pessoa precisa aprovar.'
const NOT_YOURS = 'Esta etapa espera por outra pessoa.'
type Take<Name extends keyof Told> = Step<Envelope, State, Told[Name]>['take']

/** From the table of events: where from, who may, and the words of the refusal. */
const step = <Name extends keyof Told>(
  name: Name,
  take: Take<Name>,
  guard?: (ctx: Ctx, envelope: Envelope, told: Told[Name]) => unknown,
): Step<Envelope, State, Told[Name]> => ({
  ...ruleOf(name),
  guard: async (ctx, envelope, told) => {
    if ('asker' in told) {
      const { asker } = told
      if (!mayTake(asker, envelope, name))
        throw forbidden(name === 'confirm' && wroteIt(asker, envelope) ? OWN_DRAFT : NOT_YOURS)
      // Who must be kept from others' contracts may still say no.
      const acts = name !== 'reject' && name !== 'void' && !('given_at' in told)
      if (asker.party === 'company_sign' && acts) await refuseSuspended(ctx, envelope.company_id)
    }
    await guard?.(ctx, envelope, told)
  },
  take,
})

const update = (ctx: Ctx, id: string, changes: object) =>
  ctx.db.updateTable('envelopes').set(changes).where('id', '=', id).execute()

const next = async (ctx: Ctx, envelope: Envelope, _told: unknown) => {
  await finishStep(ctx, envelope, 'done')
  return moveOn(ctx, envelope)
}

const sign: Take<'sign'> = async (ctx, envelope, { given_at }) => {
  await finishStep(ctx, envelope, 'done', given_at)
  return moveOn(ctx, envelope)
}

/** The paper goes back to whoever sends it: the step before this one waits again. */
const backToUpload: Take<'reject_upload'> = async (ctx, envelope, { asker, cause }) => {
  await judgePapers(ctx, envelope, { verdict: 'rejected', cause, by: asker })
  const at = envelope.steps.findIndex(({ id }) => id === envelope.step_id)
  await ctx.db
    .updateTable('envelope_steps')
    .set({ state: 'waiting', current_at: null })
    .where('id', '=', envelope.step_id)
    .execute()
  return moveOn(ctx, envelope, at - 1)
}

const reject: Take<'reject'> = async (ctx, envelope, { asker, origin, cause, note, step_id = envelope.step_id }) => {
  await finishStep(ctx, { step_id }, 'declined')
  await update(ctx, envelope.id, {
    rejected_by: asker.name,
    rejection_origin: origin,
    rejection_cause: cause,
    rejection_note: note ?? null,
    reject_by: 'company_sign',
    holder: 'company_sign',
    step_id: null,
    held_since: ctx.now.toISOString(),
  })
  return 'rejected'
}

/** A new version of the same envelope; what was sent stays as it was. */
const correct: Take<'correct'> = async (ctx, { id, version }) => {
  const now = ctx.now.toISOString()
  await ctx.db
    .insertInto('envelope_versions')
    .values({
      id: uuid(ctx.now.getTime()),
      envelope_id: id,
      number: version + 1,
      law_day: today(ctx.now),
      created_at: now,
      created_by: 'login_id' in ctx.actor ? ctx.actor.login_id : null,
    })
    .execute()
  await update(ctx, id, {
    version: version + 1,
    step_id: null,
    holder: 'company_sign',
    held_since: now,
  })
  return 'created'
}

/** The terms of a first contract stay a draft, for another one. */
async function end(ctx: Ctx, { id, kind, terms_id }: Envelope): Promise<State> {
  await update(ctx, id, { step_id: null, holder: null, held_since: ctx.now.toISOString() })
  if (terms_id && kind !== 'tce')
    await ctx.db
      .updateTable('internship_terms')
      .set({ dropped_at: ctx.now.toISOString() })
      .where('id', '=', terms_id)
      .where('agreed_at', 'is', null)
      .execute()
  return 'voided'
}

const ENDED = 'O estágio foi encerrado antes de a mudança ser assinada por todos.'

const finish: Take<'seal'> = async (ctx, envelope) => {
  if (envelope.kind === 'rescisao')
    for (const { id } of await openAmendments(ctx, envelope.internship_id))
      await takeEvent(ctx, 'void', id, { asker: platform(ctx), cause: ENDED })
  await settle(ctx, envelope)
  return 'completed'
}

export const takeEvent = machine<Envelope, State, Told>({
  lock: lockEnvelope,
  stateOf: ({ state }) => state,
  steps: {
    define: step('define', async (ctx, { id }, { contract_type }) => {
      await update(ctx, id, { contract_type })
      return 'created'
    }),
    send: step('send', async (ctx, envelope) => {
      const provider = providerFor(ctx, envelope)
      await update(ctx, envelope.id, { sent_at: ctx.now.toISOString(), reject_by: null, provider })
      const sent = { ...envelope, provider, ...(await writeSteps(ctx, envelope)) }
      await refuseUnlawfulSend(ctx, sent)
      await refuseSendWithoutPower(ctx, sent)
      return moveOn(ctx, sent, 0)
    }),
    confirm: step('confirm', next),
    sign: step('sign', sign, refuseSignature),
    upload_base_contract: step('upload_base_contract', next),
    upload_contract: step('upload_contract', next, refuseUnlawfulPaper),
    approve_upload: step(
      'approve_upload',
      async (ctx, envelope, told) => {
        const { asker, checklist } = told
        await judgePapers(ctx, envelope, { verdict: 'approved', checklist, by: asker })
        return next(ctx, envelope, told)
      },
      async (ctx, envelope, { asker, checklist }) => {
        await refuseUnlawfulPaper(ctx, envelope)
        await refuseUnchecked(ctx, envelope, asker, checklist)
      },
    ),
    reject_upload: step('reject_upload', backToUpload),
    reject: step('reject', reject),
    correct: step('correct', correct),
    void: step('void', end),
    paper: step('paper', turnToPaper, refusePaper),
    mend: step('mend', mend, refuseMending),
    remind: step('remind', remindByHand, refuseReminding),
    delegate: step('delegate', passOn, refuseWithoutPower),
    disown: step('disown', giveBack),
    pass_over: step('pass_over', passOver),
    seal: { ...EVENTS.seal, take: finish },
  },
  async keep(ctx, { row, step: event, from, to, told }) {
    const now = ctx.now.toISOString()
    await update(ctx, row.id, {
      state: to,
      lock_version: row.lock_version + 1,
      ...(to === 'completed' && { completed_at: now, holder: null }),
    })
    const { asker, ...said } = told as { asker?: Asker } & Record<string, unknown>
    await writeHistory(ctx, row.id, {
      event,
      version: row.version,
      step_id: currentStep(row)?.id ?? null,
      from_state: from,
      to_state: to,
      facts: { ...said, ...(asker && { name: asker.name, email: asker.email, party: asker.party }) },
    })
    await announce(ctx, envelopeMoved, { envelope_id: row.id, event, step_id: row.step_id, from, to })
  },
})
