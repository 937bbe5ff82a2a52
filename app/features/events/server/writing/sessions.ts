// Sessions of an event, as its form sends them: each is kept by its id, and one that people signed up for stays.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { isoDate } from '#wire/time/date.ts'
import { instantAt, type Zone } from '#wire/time/zones.ts'
import type { SessionSent } from '../../wire/event-record.ts'
import { MOST_SESSIONS } from '../../wire/event-words.ts'
import type { EventRow } from '../reading/event-rows.ts'
import { offerNewSeats } from '../seats/line.ts'

export type SessionRow = {
  id: string
  event_id: string
  title: string
  starts_at: string
  ends_at: string
  capacity: number
  taken: number
  /** Everybody who has a seat or waits for one. */
  people: number
}
type Staying = Exclude<SessionSent, { _destroy: true }>

export async function sessionRows(ctx: Ctx, event_ids: readonly string[]): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`select s.id, s.event_id, s.title, s.starts_at, s.ends_at, s.capacity, s.taken,
      (select count(*)::int from registrations r where r.session_id = s.id and r.state <> 'cancelled') as people
    from event_sessions s where s.event_id = any(${[...event_ids]}::uuid[])
    order by s.starts_at, s.id`.execute(ctx.db)
  return rows
}

const at = (i: number, field?: string) => `sessions[${i}]${field ? `.${field}` : ''}`
const people = (n: number) => (n === 1 ? 'há 1 inscrito' : `há ${n} inscritos`)
const ENDED = 'Esta sessão já terminou e não muda mais.'
const BEGUN = 'Esta sessão já começou: o dia e o início não mudam mais.'
const GONE = 'Esta sessão não existe mais. Recarregue a página.'

/** The instants that the wall clock of the event's zone means. */
function spanOf(i: number, { day, from, to }: Staying, zone: Zone) {
  if (to <= from) throw invalid({ [at(i, 'to')]: 'O fim deve ser depois do início' })
  const date = isoDate(day)!
  return {
    starts_at: instantAt(date, from, zone).toISOString(),
    ends_at: instantAt(date, to, zone).toISOString(),
  }
}

const same = (one: string, other: string) => Date.parse(one) === Date.parse(other)

/** What is sent becomes what stands; answers which sessions moved. The event is held by the caller. */
export async function writeSessions(
  ctx: Ctx,
  { id: event_id, zone, state }: Pick<EventRow, 'id' | 'zone' | 'state'>,
  sent: readonly SessionSent[],
) {
  await sql`select id from event_sessions where event_id = ${event_id} order by id for no key update`.execute(ctx.db)
  const before = await sessionRows(ctx, [event_id])
  const moved: string[] = []
  for (const [i, one] of sent.entries()) {
    const known = one.id ? before.find(({ id }) => id === one.id) : undefined
    if (one.id && !known) throw invalid({ [at(i)]: GONE })
    if (!one._destroy && known && state === 'published') refuseRewriting(ctx, i, one, known, zone)
    if (!one._destroy) refusePast(ctx, i, one, known, zone)
    if (one._destroy) await removeSession(ctx, i, known!)
    else if (known) moved.push(...(await changeSession(ctx, i, known, one, zone)))
    else await addSession(ctx, event_id, one, spanOf(i, one, zone))
  }
  const kept = await sessionRows(ctx, [event_id])
  if (kept.length > MOST_SESSIONS) throw invalid({ sessions: `Pode ter no máximo ${MOST_SESSIONS} sessões` })
  return moved
}

/** Certificates and hours tell what people attended: it is not written anew after the fact. */
function refuseRewriting({ now }: Ctx, i: number, one: Staying, known: SessionRow, zone: Zone) {
  const span = spanOf(i, one, zone)
  const starts = same(known.starts_at, span.starts_at)
  const whole = starts && same(known.ends_at, span.ends_at)
  const asBefore = whole && one.title.trim() === known.title && one.capacity === known.capacity
  if (Date.parse(known.ends_at) <= now.getTime() && !asBefore) throw invalid({ [at(i)]: ENDED })
  if (Date.parse(known.starts_at) <= now.getTime() && !starts) throw invalid({ [at(i, 'day')]: BEGUN })
}

/** Nothing new begins in the past. */
function refusePast({ now }: Ctx, i: number, one: Staying, known: SessionRow | undefined, zone: Zone) {
  const { starts_at } = spanOf(i, one, zone)
  if (known && same(known.starts_at, starts_at)) return
  if (Date.parse(starts_at) <= now.getTime()) throw invalid({ [at(i, 'day')]: 'Escolha um dia e uma hora no futuro' })
}

async function removeSession(ctx: Ctx, i: number, { id, people: n }: SessionRow) {
  if (n > 0) throw invalid({ [at(i)]: `Esta sessão não pode sair: ${people(n)}` })
  await ctx.db.deleteFrom('event_sessions').where('id', '=', id).execute()
}

const addSession = (ctx: Ctx, event_id: string, { title, capacity }: Staying, span: ReturnType<typeof spanOf>) =>
  ctx.db
    .insertInto('event_sessions')
    .values({ id: uuid(ctx.now.getTime()), event_id, title: title.trim(), capacity, ...span })
    .execute()

async function changeSession(
  ctx: Ctx,
  i: number,
  known: SessionRow,
  { title, capacity, ...told }: Staying,
  zone: Zone,
) {
  const span = spanOf(i, { title, capacity, ...told }, zone)
  if (capacity < known.taken) throw invalid({ [at(i, 'capacity')]: people(known.taken) })
  await ctx.db
    .updateTable('event_sessions')
    .set({ title: title.trim(), capacity, ...span })
    .where('id', '=', known.id)
    .execute()
  if (capacity > known.capacity) await offerNewSeats(ctx, { ...known, title, ...span })
  return same(known.starts_at, span.starts_at) && same(known.ends_at, span.ends_at) ? [] : [known.id]
}
