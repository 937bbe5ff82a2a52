import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { type CandidatureStep, type Guard, mayTake, stepOf } from '../wire/candidature-states.ts'
import { type CandidatureState, type EndedWhy, TOO_LATE_TO_RETURN } from '../wire/candidature-words.ts'
import type { Candidature } from './candidature-rows.ts'
import { earlierOf, endOfDayIn, LATE_DAYS, laterOf, nextDate } from './due-date.ts'
import { reviewAfter } from './review-after.ts'
import { readingAfter } from './reading/reading-ends.ts'
import { SECOND_THOUGHTS_MS, stepNow, stepsSoFar } from './second-thoughts.ts'
import { writeStepLetter } from './deadlines/step-letters.ts'
import { datesTakenBack } from './taken-back.ts'

export type Said = {
  manager_id?: string
  /** Where a company's move leads. */
  stage?: { key: string; state: CandidatureState }
  feedback?: string | undefined
  why?: EndedWhy
  /** The date that the company, or the platform, gives instead of the job's own. */
  answer_by?: string | undefined
  /** Taken with many at once: nobody has looked at this one. */
  among_many?: boolean
}

const GUARDS: Record<Guard, (ctx: Ctx, c: Candidature, said: Said) => boolean> = {
  'job open': (_, { available }) => available,
  'feedback given': (_, __, { feedback }) => Boolean(feedback?.trim()),
  'still read': (_, { readable }) => readable,
  'date passed': (ctx, { answer_by }) => answer_by !== null && Date.parse(answer_by) <= ctx.now.getTime(),
  'job closed': (_, { status }) => status === 'closed',
  'job cancelled': (_, { status, close_reason }) => status === 'closed' && close_reason === 'cancelled',
}

const REFUSALS: Record<Guard, () => Error> = {
  'job open': () => conflict('As inscrições desta vaga terminaram.'),
  'feedback given': () => invalid({ feedback: 'Escreva a resposta que a pessoa vai ler' }),
  'still read': () => conflict(TOO_LATE_TO_RETURN),
  'date passed': () => conflict('O prazo desta candidatura ainda não passou.'),
  'job closed': () => conflict('Esta vaga não está encerrada.'),
  'job cancelled': () => conflict('Esta vaga não foi cancelada.'),
}

/** The one way from a state to another, by the table of states. The caller holds the row, and touches the pipeline at the end. */
export async function takeStep(ctx: Ctx, name: CandidatureStep, c: Candidature, said: Said = {}): Promise<Candidature> {
  const step = stepOf(name)
  if (!mayTake(name, c.state))
    throw conflict(c.state === 'withdrawn' ? 'Esta pessoa desistiu da vaga: só ela pode voltar.' : step.refused)
  for (const guard of step.guards ?? []) if (!GUARDS[guard](ctx, c, said)) throw REFUSALS[guard]()
  const to = step.to === 'chosen' ? said.stage!.state : step.to === 'same' ? c.state : step.to
  const stage = said.stage?.key ?? (step.to === 'same' ? c.stage : to)
  const has = (effect: (typeof step.effects)[number]) => step.effects.includes(effect)
  const taken = stepNow(ctx, name, c, { state: to, stage }, said.among_many)
  const before = step.by === 'company' ? await stepsSoFar(ctx, c) : []
  const kept =
    has('drop the date') || said.answer_by ? undefined : datesTakenBack(ctx, taken, before, c.named_answer_by)
  const answer_by = kept?.answer_by ?? (await dateAfter(ctx, c, said, has))
  const now = ctx.now.toISOString()
  const changes = {
    state: to,
    stage,
    answer_by,
    feedback:
      name === 'reject' ? said.feedback!.trim() : has('clear the feedback') || to !== 'rejected' ? null : c.feedback,
    ended_why: to === 'ended' ? (said.why ?? null) : null,
    state_since: to === c.state ? c.state_since : now,
    ...readingAfter(taken, before, c),
    lock_version: c.lock_version + 1,
    review_requested_at: step.by === 'company' ? reviewAfter(taken, before, c) : c.review_requested_at,
    named_answer_by: kept
      ? kept.named_answer_by
      : step.by === 'company' && said.answer_by
        ? said.answer_by
        : c.named_answer_by,
    told_state: step.to !== 'same' && (has('tell the person at once') || step.by === 'candidate') ? to : c.told_state,
  }
  await ctx.db.updateTable('candidatures').set(changes).where('id', '=', c.id).execute()
  const after = { ...c, ...changes, read_until: changes.readable_until }
  const event_id = await remember(ctx, name, c, after, said)
  if (has('tell the person at once')) await writeStepLetter(ctx, name, after, c.answer_by)
  if (has('tell the person'))
    await enqueue(
      ctx,
      { name: 'tell-candidature' },
      { candidature_id: c.id, event_id },
      { run_at: new Date(ctx.now.getTime() + SECOND_THOUGHTS_MS) },
    )
  if (has('tell the company'))
    await enqueue(ctx, { name: 'tell-late-answers' }, { job_id: c.job_id }, { unique_key: c.job_id })
  return after
}

async function dateAfter(
  ctx: Ctx,
  c: Candidature,
  { answer_by }: Said,
  has: (effect: 'promise a date' | 'put the date off' | 'keep the date' | 'keep the last date') => boolean,
) {
  if (has('keep the last date')) return answer_by ?? laterOf(nextDate(c, ctx.now), await lastDate(ctx, c))
  if (has('promise a date')) return answer_by ?? nextDate(c, ctx.now)
  if (has('put the date off')) return earlierOf(nextDate(c, ctx.now), endOfDayIn(LATE_DAYS, ctx.now))
  if (has('keep the date')) return answer_by ?? laterOf(c.answer_by!, endOfDayIn(c.answer_within_days, ctx.now))
  return null
}

/** The date that was given before the answer: who comes back to the process at once finds it again. */
const lastDate = async (ctx: Ctx, { id, applied_at }: Candidature) =>
  (
    await ctx.db
      .selectFrom('candidature_events')
      .select('answer_by')
      .where('candidature_id', '=', id)
      .where('answer_by', 'is not', null)
      .orderBy('happened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.answer_by ?? applied_at

/** Before the first step there is nothing that it came from. Answers the event's id. */
export async function remember(
  ctx: Ctx,
  kind: CandidatureStep,
  before: { state: string; stage: string } | null,
  after: Candidature,
  { manager_id, feedback, among_many = false }: Said = {},
) {
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('candidature_events')
    .values({
      id,
      candidature_id: after.id,
      kind,
      from_state: before?.state ?? null,
      to_state: after.state,
      from_stage: before?.stage ?? null,
      to_stage: after.stage,
      manager_id: manager_id ?? null,
      said: kind === 'reject' ? feedback!.trim() : null,
      answer_by: after.answer_by,
      named_answer_by: after.named_answer_by,
      among_many,
      happened_at: ctx.now.toISOString(),
    })
    .execute()
  return id
}
