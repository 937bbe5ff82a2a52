// What a company changes of an interview: time, place, who interviews; its answer to proposed times; its end.
import { sql } from 'kysely'
import { refuseSuspended } from '#features/candidatures/server/candidatures.ts'
import { release } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, stale } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type { changeInterview } from '../wire/interviews.ts'
import { tellLeft } from './letters/letters.ts'
import { answerUntil, expireLater, heldPanel, writeOffer } from './offer.ts'
import { lawfulSpans, refuseBusy, spanOf } from './schedule/offered-times.ts'
import { conflictsOf } from './schedule/own-schedule.ts'
import { interviewersOf, nameInterviewers } from './people.ts'
import { type InterviewRow, lockInterviews } from './rows.ts'
import { freshFor } from './show.ts'
import { takeStep } from './steps.ts'
import { ownedInterview } from './visible.ts'

type Form = Received<typeof changeInterview>['body']['interview']

async function held(ctx: Ctx, id: string) {
  await ownedInterview(ctx, id)
  return (await lockInterviews(ctx, sql`i.id = ${id}`))[0]!
}

const isPast = (ctx: Ctx, { state, starts_at }: InterviewRow) =>
  state === 'confirmed' && Date.parse(starts_at!) <= ctx.now.getTime()
const isLate = (ctx: Ctx, { answer_by }: InterviewRow) => Date.parse(answer_by) <= ctx.now.getTime()
async function refusePast(ctx: Ctx, row: InterviewRow) {
  if (isPast(ctx, row)) throw conflict('O horário desta entrevista já passou.', await freshFor(ctx, row))
}

/** The job and those who interview before the interview: closing a job and deactivating somebody lock in this order. */
async function heldWithPanel(ctx: Ctx, id: string, ids: readonly string[]) {
  const { job_id } = await ownedInterview(ctx, id)
  await sql`select id from jobs where id = ${job_id} for key share`.execute(ctx.db)
  const people = await heldPanel(ctx, ids)
  return { people, row: await held(ctx, id) }
}

/** Whoever leaves the panel is free again, and hears of it. */
async function changePanel(ctx: Ctx, row: InterviewRow, people: Awaited<ReturnType<typeof heldPanel>>) {
  const before = await interviewersOf(ctx, [row.id])
  const left = before.filter((one) => people.every(({ manager_id }) => manager_id !== one.manager_id))
  await nameInterviewers(
    ctx,
    row.id,
    people.map(({ manager_id }) => manager_id),
  )
  for (const one of left) await release(ctx, { what: 'interview', what_id: row.id }, one.login_id)
  return left
}

const UNAVAILABLE = 'A pessoa está indisponível neste horário'

async function movedTo(ctx: Ctx, row: InterviewRow, { slots, minutes }: Form) {
  if (slots && slots.length > 1) throw invalid({ slots: 'Uma entrevista confirmada muda para um horário só' })
  const same = !slots && minutes === row.minutes
  const [span] = slots ? lawfulSpans(ctx, 'slots', slots, minutes) : [spanOf(row.starts_at!, minutes)]
  if (!same && (await conflictsOf(ctx, row, [span!]))[0]) throw invalid({ 'slots[0]': UNAVAILABLE })
  return span!
}

export async function change(ctx: Ctx, id: string, form: Form): Promise<string> {
  const { row, people } = await heldWithPanel(ctx, id, form.interviewer_ids)
  if (row.lock_version !== form.lock_version) throw stale((await freshFor(ctx, row))!)
  await refuseSuspended(ctx, row.company_id)
  await refusePast(ctx, row)
  const { kind, zone, minutes } = form
  const columns = { kind, zone, minutes, place: form.place?.trim() || null, message: form.message?.trim() || null }
  const left = await changePanel(ctx, row, people)
  if (row.state === 'confirmed') {
    const span = await movedTo(ctx, row, form)
    await refuseBusy(ctx, 'slots', [span], people, zone, id)
    await takeStep(ctx, 'moved', id, { columns, span })
    for (const one of left) await tellLeft(ctx, { ...row, sequence: row.sequence + 1 }, one)
    return id
  }
  const old = await ctx.db
    .selectFrom('interview_slots')
    .select(['starts_at', 'ends_at'])
    .where('offer_id', '=', row.offer_id)
    .where('taken_by', 'is', null)
    .where('starts_at', '>', ctx.now.toISOString())
    .orderBy('starts_at')
    .execute()
  const starts = form.slots ?? old.map(({ starts_at }) => starts_at)
  // Times that were offered already may have come closer.
  const spans = lawfulSpans(ctx, 'slots', starts, minutes, form.slots ? undefined : 0)
  if (!spans.length) throw invalid({ slots: 'Ofereça ao menos um horário' })
  await refuseBusy(ctx, 'slots', spans, people, zone)
  if (!form.answer_by && isLate(ctx, row)) throw invalid({ answer_by: 'Escolha outra data' })
  const answer_by = form.answer_by ? answerUntil(ctx, form.answer_by, zone, spans) : row.answer_by
  // Times of its own from now on: those of a pool stay with the others.
  const offer_id = await writeOffer(ctx, row.job_id, spans)
  await takeStep(ctx, 'offered_anew', id, { columns: { ...columns, answer_by, offer_id }, times: spans })
  await expireLater(ctx, id, answer_by)
  return id
}

export async function cancel(ctx: Ctx, id: string, reason: string): Promise<string> {
  const row = await held(ctx, id)
  if (row.state === 'cancelled' && row.cancelled_why === 'company') return id
  await refusePast(ctx, row)
  await takeStep(ctx, 'cancelled', id, { why: 'company', said: reason.trim() })
  return id
}

export async function accept(ctx: Ctx, id: string, proposal_id: string): Promise<string> {
  const row = await held(ctx, id)
  await refuseSuspended(ctx, row.company_id)
  await refusePast(ctx, row)
  const span = await ctx.db
    .selectFrom('interview_proposals')
    .select(['starts_at', 'ends_at'])
    .where('interview_id', '=', id)
    .where('id', '=', proposal_id)
    .executeTakeFirst()
  const fresh = () => freshFor(ctx, row)
  if (!span) throw conflict('Esta proposta não espera mais resposta.', await fresh())
  if (Date.parse(span.starts_at) <= ctx.now.getTime()) throw conflict('Este horário já passou.', await fresh())
  if ((await conflictsOf(ctx, row, [span]))[0]) throw conflict(`${UNAVAILABLE}.`, await fresh())
  await takeStep(ctx, 'accepted', id, { span })
  return id
}

export async function dismiss(ctx: Ctx, id: string, reason: string | null | undefined): Promise<string> {
  const row = await held(ctx, id)
  if (row.proposals === 0) throw conflict('Nenhuma proposta espera resposta.', await freshFor(ctx, row))
  // After the date nothing is left to choose from.
  const late = row.state === 'offered' && isLate(ctx, row)
  await takeStep(ctx, late ? 'expired' : 'dismissed', id, { said: reason?.trim() || null })
  return id
}
