// An interview as each side reads it.
import { sql } from 'kysely'
import { busyWithin, hull, overlap } from '#features/calendar/server/calendar.ts'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type Happened, HAPPENED, MOST_CHANGES, STATES } from '../wire/interview-words.ts'
import type { showInterview } from '../wire/interviews.ts'
import type { showInvite } from '../wire/invites.ts'
import { eventsOf } from './events.ts'
import { conflictsOf } from './schedule/own-schedule.ts'
import { type Interviewer, interviewersOf } from './people.ts'
import { type InterviewRow, interviewRows, ownZone } from './rows.ts'
import { mayScore, scorecardsOf } from './scorecards.ts'
import { choosable, type Slot, slotsOf } from './schedule/slots.ts'
import { recruits } from './visible.ts'

type Invite = Answer<typeof showInvite>['data']
type Interview = Answer<typeof showInterview>['data']

const isAhead = (ctx: Ctx, at: string | null) => at !== null && Date.parse(at) > ctx.now.getTime()
/** Neither over nor late. */
export const isOpen = (ctx: Ctx, { state, answer_by, starts_at }: InterviewRow) =>
  state === 'offered' ? isAhead(ctx, answer_by) : state === 'confirmed' && isAhead(ctx, starts_at)

/** An offer with proposed times is the company's to answer, after its date too. */
export const awaitsCompany = (ctx: Ctx, { state, proposed_until }: InterviewRow) =>
  state === 'offered' && isAhead(ctx, proposed_until)

async function told(ctx: Ctx, row: InterviewRow) {
  const { state, kind, place, message, zone, minutes, starts_at, ends_at, answer_by, said, wish } = row
  const history = (await eventsOf(ctx, row.id)).map((event) => ({
    kind: event.kind as Happened,
    words: HAPPENED[event.kind as Happened],
    said: event.said,
    starts_at: event.starts_at,
    at: event.happened_at,
  }))
  const state_words = STATES[state]
  return { state, state_words, kind, place, message, zone, minutes, starts_at, ends_at, answer_by, said, wish, history }
}

export const jobOf = ({ title, slug, company_id, company_name, company_slug }: InterviewRow) => ({
  title,
  slug,
  company_id,
  company_name,
  company_slug,
})
export const namedTo = (manager_id: string, people: readonly Interviewer[]) =>
  people.map((one) => ({ id: one.manager_id, name: one.name, own: one.manager_id === manager_id }))

const proposalsOf = (ctx: Ctx, { id }: InterviewRow) =>
  ctx.db
    .selectFrom('interview_proposals')
    .select(['id', 'starts_at', 'ends_at'])
    .where('interview_id', '=', id)
    .orderBy('starts_at')
    .execute()

export async function inviteResource(ctx: Ctx, row: InterviewRow): Promise<Invite> {
  const open = isOpen(ctx, row)
  const slots = open ? choosable(ctx, row, await slotsOf(ctx, row)) : []
  const people = await interviewersOf(ctx, [row.id])
  const proposals = await proposalsOf(ctx, row)
  return {
    id: row.id,
    type: 'invite',
    attributes: {
      ...(await told(ctx, row)),
      job: jobOf(row),
      candidature_id: row.candidature_id,
      interviewers: people.map(({ name }) => name),
      slots: slots.map(({ id, starts_at, ends_at, conflict }) => ({ id, starts_at, ends_at, conflict })),
      proposals: proposals.map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
      own_zone: ownZone(row),
      changes_left: MOST_CHANGES - row.changes,
      may_confirm: open && row.state === 'offered' && slots.length > 0,
      may_refuse: open || awaitsCompany(ctx, row),
      may_reschedule: open && row.changes < MOST_CHANGES,
    },
  }
}

const stateOf = (row: InterviewRow, { taken_by, interviewer_busy, conflict }: Slot) =>
  taken_by === row.id ? 'chosen' : taken_by ? 'taken' : interviewer_busy || conflict ? 'unavailable' : 'free'

/** The person's own reasons stay their own: only that a time does not fit is told. */
export async function interviewResource(ctx: Ctx, row: InterviewRow): Promise<Interview> {
  const { manager_id } = membershipIn(ctx)
  const people = await interviewersOf(ctx, [row.id])
  const proposals = await proposalsOf(ctx, row)
  const logins = people.map(({ login_id }) => login_id)
  const but = { what: 'interview', what_id: row.id } as const
  const busy = proposals.length ? await busyWithin(ctx, logins, hull(proposals), but) : []
  const conflicts = await conflictsOf(ctx, row, proposals)
  const slots = row.state === 'offered' || row.state === 'confirmed' ? await slotsOf(ctx, row) : []
  const scorecards = await scorecardsOf(ctx, row, manager_id)
  const changes = recruits(ctx) && (await myTree(ctx)).includes(row.company_id)
  return {
    id: row.id,
    type: 'interview',
    attributes: {
      ...(await told(ctx, row)),
      candidature_id: row.candidature_id,
      user_info_id: row.user_info_id,
      person_name: row.known_as,
      job: { id: row.job_id, title: row.title },
      interviewers: namedTo(manager_id, people),
      cancelled_why: row.cancelled_why,
      slots: slots.map((slot) => ({
        id: slot.id,
        starts_at: slot.starts_at,
        ends_at: slot.ends_at,
        state: stateOf(row, slot),
      })),
      proposals: proposals.map((one, i) => ({
        ...one,
        available: !conflicts[i] && !busy.some((other) => overlap(other, one)) && isAhead(ctx, one.starts_at),
      })),
      criteria: row.criteria,
      scorecards: scorecards.shown,
      scorecards_given: scorecards.given,
      lock_version: row.lock_version,
      may_change: changes && (isOpen(ctx, row) || awaitsCompany(ctx, row)),
      may_score: mayScore(ctx, row, people, manager_id),
    },
  }
}

/** For whoever is refused: as it stands now, in their own view. Tasks look at nothing. */
export async function freshFor(ctx: Ctx, { id }: InterviewRow): Promise<object | undefined> {
  const { user_type, membership } = ctx.actor as Partial<SignedIn>
  const [row] = await interviewRows(ctx, sql`i.id = ${id}`)
  if (!row) return undefined
  if (user_type === 'User') return { data: await inviteResource(ctx, row) }
  return membership ? { data: await interviewResource(ctx, row) } : undefined
}
