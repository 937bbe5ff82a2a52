// A contract on its way, each step taken by whom it waits for, as they would take it.
import {
  askForCode,
  CHECKLIST,
  currentStep,
  findEnvelope,
  moveEnvelopeBy,
  newSigningLink,
  openDocument,
  receivePapers,
  sendEnvelope,
  signDocument,
} from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { today } from '#server/today.ts'
import type { Until } from './contract-people.ts'

export type Actors = { drafter: Ctx; approver: Ctx; operator: Ctx; intern: Ctx }
type Found = Awaited<ReturnType<typeof findEnvelope>>
type Step = NonNullable<ReturnType<typeof currentStep>>

/** By the link and the code that were mailed. */
async function sign(ctx: Ctx, { code: number }: Found, { id }: Step) {
  const { person_email, person_name } = await ctx.db
    .selectFrom('envelope_steps')
    .select(['person_email', 'person_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const token = await newSigningLink(ctx, { id, person_email })
  await askForCode(ctx, { token })
  const { subject } = await ctx.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', person_email!)
    .where('subject', 'like', 'Seu código para assinar%')
    .where('text', 'like', `%${number}%`)
    .executeTakeFirstOrThrow()
  const code = /\d{6}$/.exec(subject)![0]
  const { session, sha256 } = (await openDocument(ctx, { token, code })).data.attributes
  await signDocument(ctx, { session, sha256, read_to_end: true, accepted: true, typed_name: person_name! })
}

/** A copy on paper. */
async function paper(ctx: Ctx, { title, code }: Found) {
  const words = `Cópia assinada à mão do documento ${code}.`
  const pdf = setPaper({
    paper: { title, blocks: [{ type: 'paragraph', runs: [{ text: words }] }] },
    mark: code,
    app_name: ctx.configuration.app_name,
    dated: today(ctx.now),
  })
  return new File([await bytesOf(pdf)], 'assinado.pdf', { type: 'application/pdf' })
}

async function send(ctx: Ctx, envelope: Found, purpose: 'base' | 'signed') {
  const receive = await receivePapers(ctx, envelope.id, purpose, [await paper(ctx, envelope)])
  await transaction(ctx, receive)
}

const move = (ctx: Ctx, id: string, event: 'confirm' | 'reject' | 'approve_upload', status: object = {}) =>
  moveEnvelopeBy(ctx, id, { event, status } as Parameters<typeof moveEnvelopeBy>[2])

const CHECKED = Object.keys(CHECKLIST)

function take(actors: Actors, envelope: Found, step: Step | undefined, rejected?: string): Promise<unknown> {
  const { id, state } = envelope
  const { drafter, approver, operator, intern } = actors
  if (state === 'created') return sendEnvelope(drafter, id, undefined)
  if (state === 'review') return move(operator, id, 'confirm')
  if (state === 'approval') return move(approver, id, 'confirm')
  if (state === 'upload_base') return send(drafter, envelope, 'base')
  if (state === 'upload') return send(drafter, envelope, 'signed')
  if (state === 'upload_review') return move(operator, id, 'approve_upload', { checklist: CHECKED })
  if (rejected && step!.target === 'intern') return move(intern, id, 'reject', { rejection_cause: rejected })
  return sign({ ...drafter, actor: { user_type: 'GuestUser' } }, envelope, step!)
}

const MOST = 15

type Way = { until: Until; rejected?: string | undefined; begun: Date }
const HALF_A_DAY = 43_200_000

/** Half a day passes between two steps, but never past today. */
export async function walk(actors: Actors, id: string, { until, rejected, begun }: Way) {
  const today = actors.drafter.now.getTime()
  let now = begun
  for (let n = 0; n < MOST; n++) {
    const at = (ctx: Ctx): Ctx => ({ ...ctx, now })
    const envelope = await findEnvelope(at(actors.drafter), id)
    const step = currentStep(envelope)
    if (envelope.state === until.state && (!until.target || step?.target === until.target)) return
    now = new Date(Math.min(now.getTime() + HALF_A_DAY, today))
    const { drafter, approver, operator, intern } = actors
    const acting = { drafter: at(drafter), approver: at(approver), operator: at(operator), intern: at(intern) }
    await take(acting, envelope, step, rejected)
  }
  throw new Error(`the contract never came to ${until.state}`)
}
