// What the person answers: a time, a no, another time.
import { sql } from 'kysely'
import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { MOST_CHANGES } from '../wire/interview-words.ts'
import type { rescheduleInvite } from '../wire/invites.ts'
import { lawfulSpans } from './schedule/offered-times.ts'
import { conflictsOf } from './schedule/own-schedule.ts'
import { type InterviewRow, lockInterviews, ownZone } from './rows.ts'
import { awaitsCompany, isOpen, freshFor } from './show.ts'
import { slotsOf } from './schedule/slots.ts'
import { TAKEN, takeStep } from './steps.ts'
import { momentInWords } from '#wire/time/span-words.ts'
import { ownInvite } from './visible.ts'

async function refuseLate(ctx: Ctx, row: InterviewRow) {
  if (row.state !== 'offered' && row.state !== 'confirmed') return
  if (isOpen(ctx, row)) return
  throw conflict(
    row.state === 'offered'
      ? `O prazo para responder terminou: era ${momentInWords(row.answer_by, row.zone, ownZone(row))}.`
      : 'O horário desta entrevista já passou.',
    await freshFor(ctx, row),
  )
}

/** A no is always heard. */
async function refuseHeldBack(ctx: Ctx, row: InterviewRow) {
  if (await isSuspended(ctx, row.company_id))
    throw conflict('Esta empresa está suspensa: por enquanto não há entrevistas com ela.', await freshFor(ctx, row))
}

/** An offered time that still is to be had, and fits what else the person has. */
async function chosenSlot(ctx: Ctx, row: InterviewRow, slot_id: string) {
  const slot = (await slotsOf(ctx, row)).find(({ id }) => id === slot_id.toLowerCase())
  if (!slot) throw invalid({ slot_id: 'Este horário não é deste convite' })
  if (Date.parse(slot.starts_at) <= ctx.now.getTime())
    throw conflict('Este horário já passou. Escolha outro.', await freshFor(ctx, row))
  if (slot.conflict) throw invalid({ slot_id: `Coincide com outro compromisso seu. ${slot.conflict}` })
  if (slot.taken_by || slot.interviewer_busy) throw conflict(TAKEN, await freshFor(ctx, row))
  return { span: { starts_at: slot.starts_at, ends_at: slot.ends_at }, slot_id: slot.id }
}

const held = async (ctx: Ctx, id: string) => (await lockInterviews(ctx, sql`i.id = ${id}`))[0]!
const hasSlot = async (ctx: Ctx, { id }: InterviewRow, slot_id: string) =>
  (
    await ctx.db
      .selectFrom('interview_slots')
      .select('id')
      .where('taken_by', '=', id)
      .where('id', '=', slot_id)
      .execute()
  ).length > 0

/** Said twice it is said once. */
export async function confirm(ctx: Ctx, id: string, slot_id: string): Promise<string> {
  await ownInvite(ctx, id)
  const row = await held(ctx, id)
  if (row.state === 'confirmed' && (await hasSlot(ctx, row, slot_id))) return id
  await refuseHeldBack(ctx, row)
  await refuseLate(ctx, row)
  const chosen = row.state === 'offered' ? await chosenSlot(ctx, row, slot_id) : {}
  await takeStep(ctx, 'confirmed', id, chosen)
  return id
}

export async function refuse(ctx: Ctx, id: string, reason: string): Promise<string> {
  await ownInvite(ctx, id)
  const row = await held(ctx, id)
  if (row.state === 'refused') return id
  if (!awaitsCompany(ctx, row)) await refuseLate(ctx, row)
  await takeStep(ctx, 'refused', id, { said: reason.trim() })
  return id
}

type Rescheduling = Received<typeof rescheduleInvite>['body']['rescheduling']

export async function reschedule(ctx: Ctx, id: string, { slot_id, proposals = [], reason }: Rescheduling) {
  if (Boolean(slot_id) === proposals.length > 0)
    throw invalid({ slot_id: 'Escolha um dos horários oferecidos, ou proponha outros' })
  await ownInvite(ctx, id)
  const row = await held(ctx, id)
  if (slot_id && row.state === 'offered') return confirm(ctx, id, slot_id)
  if (slot_id && row.state === 'confirmed' && (await hasSlot(ctx, row, slot_id))) return id
  await refuseHeldBack(ctx, row)
  await refuseLate(ctx, row)
  if (row.changes >= MOST_CHANGES)
    throw conflict(
      `Você já mudou esta entrevista ${MOST_CHANGES} vezes. Fique com o horário ou recuse.`,
      await freshFor(ctx, row),
    )
  const wish = reason?.trim() || null
  const stands = row.state === 'confirmed' || row.state === 'offered'
  if (slot_id) await takeStep(ctx, 'rescheduled', id, stands ? { ...(await chosenSlot(ctx, row, slot_id)), wish } : {})
  else await propose(ctx, row, proposals, wish)
  return id
}

async function propose(ctx: Ctx, row: InterviewRow, starts: readonly string[], wish: string | null) {
  const spans = lawfulSpans(ctx, 'proposals', starts, row.minutes)
  const conflicts = await conflictsOf(ctx, row, spans)
  const problems = conflicts.flatMap((words, i) =>
    words ? [[`proposals[${i}]`, `Coincide com outro compromisso seu. ${words}`] as const] : [],
  )
  if (problems.length) throw invalid(Object.fromEntries(problems))
  await takeStep(ctx, 'proposed', row.id, { wish, times: spans })
  await ctx.db.deleteFrom('interview_proposals').where('interview_id', '=', row.id).execute()
  await ctx.db
    .insertInto('interview_proposals')
    .values(spans.map((span) => ({ id: uuid(ctx.now.getTime()), interview_id: row.id, ...span })))
    .execute()
}
