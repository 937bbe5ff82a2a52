// A free time, or a place in a session, becomes somebody's.
import { sql } from 'kysely'
import { refuseOutside } from '#features/candidates/server/candidates.ts'
import { hold, type Span } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { momentInWords } from '#wire/time/span-words.ts'
import { BRASILIA } from '#wire/time/zones.ts'
import type { bookMentor } from '../wire/bookings.ts'
import { LEAST_HOURS_AHEAD, MOST_BOOKED } from '../wire/mentoring-words.ts'
import { askingPerson, type Person } from './asking-person.ts'
import { bookingRows } from './booking-rows.ts'
import { conflictsOf, freeTimes, slotsFor } from './free-times.ts'
import { tellBooked } from './letters.ts'
import { type MentorRow, offeredRow } from './mentor-rows.ts'
import { remindLater } from './reminders.ts'
import { standingOf } from './standing.ts'
import { stopWaiting } from './waits.ts'

type Sent = Received<typeof bookMentor>['body']['booking']
type Place = Span & { session_id: string | null; field: 'starts_at' | 'session_id' }
const HOUR_MS = 3_600_000
const TAKEN = 'Este horário não está mais livre. Escolha outro.'

async function refuseStopped(ctx: Ctx, { login_id, own_zone }: Person) {
  const { stopped_until } = await standingOf(ctx, login_id)
  if (stopped_until)
    throw conflict(
      'Por causa de duas faltas em 90 dias, você volta a marcar em ' +
        `${momentInWords(stopped_until, BRASILIA, own_zone)}. ` +
        'Se houve engano, conteste a falta.',
    )
}

/** Of one's own conversations, which lie ahead. */
async function refuseMore(ctx: Ctx, { login_id }: Person, { id, name }: MentorRow) {
  const ahead = await ctx.db
    .selectFrom('mentor_bookings')
    .select('mentor_id')
    .where('login_id', '=', login_id)
    .where('state', '=', 'booked')
    .where('session_id', 'is', null)
    .where('ends_at', '>', ctx.now.toISOString())
    .execute()
  if (ahead.some(({ mentor_id }) => mentor_id === id)) throw conflict(`Você já tem uma conversa marcada com ${name}.`)
  if (ahead.length >= MOST_BOOKED)
    throw conflict(`Você já tem ${MOST_BOOKED} conversas marcadas. Depois de uma delas, marque outra.`)
}

function refuseSoon(ctx: Ctx, starts_at: string, field: Place['field']) {
  const ahead = Date.parse(starts_at) - ctx.now.getTime()
  if (ahead <= 0) throw invalid({ [field]: 'Este horário já passou' })
  if (ahead < LEAST_HOURS_AHEAD * HOUR_MS)
    throw invalid({ [field]: `Marque com ${LEAST_HOURS_AHEAD} horas de antecedência ou mais` })
}

async function freeTime(ctx: Ctx, row: MentorRow, person: Person, starts_at: string): Promise<Place> {
  refuseSoon(ctx, starts_at, 'starts_at')
  await refuseMore(ctx, person, row)
  const at = new Date(starts_at).toISOString()
  const slot = (await freeTimes(ctx, row)).find((one) => one.starts_at === at)
  if (!slot) throw conflict(TAKEN, await slotsFor(ctx, row, person))
  return { ...slot, session_id: null, field: 'starts_at' }
}

async function seatIn(ctx: Ctx, row: MentorRow, person: Person, id: string): Promise<Place> {
  const { rows } = await sql<Span & { mine: boolean }>`select starts_at, ends_at, exists (select from mentor_bookings b
      where b.session_id = s.id and b.login_id = ${person.login_id} and b.state = 'booked') as mine
    from mentor_sessions s where s.id = ${id} and s.mentor_id = ${row.id} and s.cancelled_at is null`.execute(ctx.db)
  const [session] = rows
  if (!session) throw notFound('Não encontramos esta sessão.')
  const { mine, ...span } = session
  if (mine) throw conflict('Você já tem um lugar nesta sessão.')
  refuseSoon(ctx, span.starts_at, 'session_id')
  const taken = await sql`update mentor_sessions set taken = taken + 1 where id = ${id} and taken < capacity
    returning id`.execute(ctx.db)
  if (!taken.rows.length) throw conflict('Os lugares desta sessão acabaram.', await slotsFor(ctx, row, person))
  return { ...span, session_id: id, field: 'session_id' }
}

export async function book(ctx: Ctx, mentor_id: string, { starts_at, session_id, message }: Sent): Promise<string> {
  if (Boolean(starts_at) === Boolean(session_id)) throw invalid({ starts_at: 'Escolha um horário ou uma sessão' })
  await refuseOutside(ctx, (await offeredRow(ctx, mentor_id)).audience)
  const person = await askingPerson(ctx)
  const { login_id } = person
  // First the person, then the mentor: of two requests one waits for the other, and never in a circle.
  await sql`select from user_infos where login_id = ${login_id} for update`.execute(ctx.db)
  await refuseStopped(ctx, person)
  const row = await offeredRow(ctx, mentor_id, { lock: true })
  const place = starts_at ? await freeTime(ctx, row, person, starts_at) : await seatIn(ctx, row, person, session_id!)
  const { field, ...span } = place
  const id = uuid(ctx.now.getTime())
  const [busy] = await conflictsOf(ctx, login_id, [place], person.own_zone)
  const taken = await hold(ctx, { what: 'mentoring', what_id: id }, place, [login_id])
  if (busy || taken.length) throw invalid({ [field]: `Coincide com outro compromisso seu${busy ? `. ${busy}` : ''}` })
  await ctx.db
    .insertInto('mentor_bookings')
    .values({ id, mentor_id, login_id, ...span, topic: message?.trim() || null, created_at: ctx.now.toISOString() })
    .execute()
  await stopWaiting(ctx, mentor_id, login_id)
  const [made] = await bookingRows(ctx, sql`b.id = ${id}`)
  await tellBooked(ctx, made!)
  await remindLater(ctx, made!)
  return id
}
