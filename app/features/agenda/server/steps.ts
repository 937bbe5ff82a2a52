// The one way in which an interview changes, by this table. Of two at the same time one waits for the other.
import { sql } from 'kysely'
import { hold, release, type Span } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { machine, type Step } from '#server/steps.ts'
import type { CancelledWhy, Happened, InterviewState } from '../wire/interview-words.ts'
import { writeEvent } from './events.ts'
import { interviewersOf } from './people.ts'
import { remindLater } from './letters/reminders.ts'
import { type InterviewRow, interviewRows, lockInterviews } from './rows.ts'
import { freshFor } from './show.ts'
import { TELL } from './letters/tell-step.ts'

/** What a step brings besides itself. */
export type Told = {
  /** The time that is agreed on from now on. */
  span?: Span
  slot_id?: string | undefined
  said?: string | null
  wish?: string | null
  why?: CancelledWhy
  /** Times that the letter lists. */
  times?: readonly Span[]
  /** Other columns. */
  columns?: Partial<Pick<InterviewRow, 'kind' | 'place' | 'message' | 'zone' | 'minutes' | 'answer_by' | 'offer_id'>>
}

type Rule = { from: readonly InterviewState[]; to?: InterviewState; refused: string }
const OPEN = ['offered', 'confirmed'] as const
const OVER = 'Esta entrevista não está mais de pé.'
const RULES: Record<Exclude<Happened, 'offered'>, Rule> = {
  confirmed: { from: ['offered'], to: 'confirmed', refused: 'Este convite já teve resposta.' },
  rescheduled: { from: ['confirmed'], refused: OVER },
  proposed: { from: OPEN, refused: OVER },
  accepted: { from: OPEN, to: 'confirmed', refused: OVER },
  dismissed: { from: OPEN, refused: OVER },
  refused: { from: OPEN, to: 'refused', refused: OVER },
  moved: { from: ['confirmed'], refused: OVER },
  offered_anew: { from: ['offered'], refused: 'Este convite já teve resposta.' },
  expired: { from: ['offered'], to: 'expired', refused: OVER },
  cancelled: { from: OPEN, to: 'cancelled', refused: 'Esta entrevista já não está de pé.' },
}
export type InterviewStep = keyof typeof RULES

const CHANGED_BY_PERSON: readonly InterviewStep[] = ['rescheduled', 'proposed']
/** Whatever was proposed before has its answer. */
const SETTLES: readonly InterviewStep[] = [
  'confirmed',
  'rescheduled',
  'accepted',
  'dismissed',
  'moved',
  'offered_anew',
  'refused',
  'expired',
  'cancelled',
]
export const TAKEN = 'Este horário acabou de ser ocupado. Escolha outro.'

const holder = ({ id }: InterviewRow) => ({ what: 'interview', what_id: id }) as const

async function keepTime(ctx: Ctx, row: InterviewRow, { span, slot_id }: Told) {
  const people = [row.login_id, ...(await interviewersOf(ctx, [row.id])).map(({ login_id }) => login_id)]
  const taken = await hold(ctx, holder(row), span!, people)
  if (taken.length) throw conflict(TAKEN, await freshFor(ctx, row))
  await freeSlot(ctx, row)
  if (!slot_id) return
  const { rows } = await sql`update interview_slots set taken_by = ${row.id} where id = ${slot_id} and taken_by is null
    returning id`.execute(ctx.db)
  if (!rows.length) throw conflict(TAKEN, await freshFor(ctx, row))
}

const freeSlot = (ctx: Ctx, { id }: InterviewRow) =>
  ctx.db.updateTable('interview_slots').set({ taken_by: null }).where('taken_by', '=', id).execute()

const step = (name: InterviewStep): Step<InterviewRow, InterviewState, Told> => {
  const { from, to, refused } = RULES[name]
  return {
    from,
    refused,
    async take(ctx, row, told) {
      if (told.span) await keepTime(ctx, row, told)
      if (to === 'refused' || to === 'cancelled' || to === 'expired') {
        await release(ctx, holder(row))
        await freeSlot(ctx, row)
      }
      if (SETTLES.includes(name))
        await ctx.db.deleteFrom('interview_proposals').where('interview_id', '=', row.id).execute()
      return to ?? row.state
    },
  }
}

const take = machine<InterviewRow, InterviewState, Record<InterviewStep, Told>, string>({
  lock: async (ctx, id) => (await lockInterviews(ctx, sql`i.id = ${id}`))[0]!,
  stateOf: ({ state }) => state,
  fresh: freshFor,
  steps: Object.fromEntries(Object.keys(RULES).map((name) => [name, step(name as InterviewStep)])) as Record<
    InterviewStep,
    Step<InterviewRow, InterviewState, Told>
  >,
  async keep(ctx, { row: before, step: name, to, told }) {
    const { span, said = null, wish = null, why, times = [], columns } = told as Told
    await ctx.db
      .updateTable('interviews')
      .set({
        ...columns,
        ...(span && { starts_at: span.starts_at, ends_at: span.ends_at }),
        state: to,
        sequence: before.sequence + 1,
        lock_version: before.lock_version + 1,
        changes: before.changes + (CHANGED_BY_PERSON.includes(name) ? 1 : 0),
        wish,
        said,
        cancelled_why: why ?? null,
      })
      .where('id', '=', before.id)
      .execute()
    const [row] = await interviewRows(ctx, sql`i.id = ${before.id}`)
    await writeEvent(ctx, name, row!, said ?? wish)
    await TELL[name](ctx, { row: row!, before, times })
    if (to === 'confirmed') await remindLater(ctx, row!)
  },
})

/** `before`: who may, and as what they saw it; asked with the row held. */
export const takeStep = (
  ctx: Ctx,
  name: InterviewStep,
  id: string,
  told: Told = {},
  before?: (ctx: Ctx, row: InterviewRow) => unknown,
) => take(ctx, name, id, told, before)
