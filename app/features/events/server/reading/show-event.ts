import { sql } from 'kysely'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { attributesOf } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { wallTime, type Zone } from '#wire/time/zones.ts'
import { eventRecord } from '../../wire/event-record.ts'
import type * as wire from '../../wire/events.ts'
import { companyOf as standCompany, IS_NAMED, standRows } from '../stands/stand-rows.ts'
import { type SessionRow, sessionRows } from '../writing/sessions.ts'
import { type EventRow, openEvent, ownedEvent } from './event-rows.ts'
import { figuresOf } from './figures.ts'

type Public = Answer<typeof wire.showEvent>['data']
type Owned = Answer<typeof wire.showOwnedEvent>['data']
export type EventCard = Answer<typeof wire.listEvents>['collection']['data'][number]

const companyOf = (ctx: Ctx, row: EventRow) =>
  row.company_id === null
    ? null
    : {
        id: row.company_id,
        name: row.company_name!,
        slug: row.company_slug!,
        avatar: row.avatar_file_id && fileUrl(ctx, { id: row.avatar_file_id, private: false }),
      }
const told = ({ title, kind, mode, place, zone, starts_at, ends_at }: EventRow) => ({
  title,
  kind,
  mode,
  place,
  zone,
  starts_at,
  ends_at,
})
const seats = ({ now }: Ctx, { starts_at, taken, capacity }: SessionRow) =>
  Date.parse(starts_at) <= now.getTime() ? ('over' as const) : taken >= capacity ? ('full' as const) : ('open' as const)

/** Nobody's name, and of an online event not its link. */
export async function showPublic(ctx: Ctx, id: string): Promise<{ data: Public }> {
  const row = await openEvent(ctx, id)
  const sessions = await sessionRows(ctx, [row.id])
  const stands = await standRows(ctx, sql`t.event_id = ${row.id} and ${IS_NAMED}`, sql`order by name, t.id`)
  return {
    data: {
      id: row.id,
      type: 'event',
      attributes: {
        ...told(row),
        description: row.description,
        address: row.address,
        company: companyOf(ctx, row),
        cancelled: row.state === 'cancelled',
        cancel_reason: row.cancel_reason,
        sessions: sessions.map((one) => ({
          id: one.id,
          title: one.title,
          starts_at: one.starts_at,
          ends_at: one.ends_at,
          capacity: one.capacity,
          seats: seats(ctx, one),
        })),
        stands: stands.map((one) => ({ id: one.id, place: one.place, company: standCompany(ctx, one) })),
      },
    },
  }
}

export const eventCard = (ctx: Ctx, row: EventRow): EventCard => ({
  id: row.id,
  type: 'event',
  attributes: {
    ...told(row),
    address: row.address,
    company: companyOf(ctx, row),
    full: row.full,
    sessions: row.sessions,
  },
})

/** By the clock of the event's zone, as the form types it. */
const typedSession = ({ id, title, starts_at, ends_at, capacity }: SessionRow, zone: Zone) => {
  const start = wallTime(starts_at, zone)
  return { id, title, day: formatDate(start.day), from: start.time, to: wallTime(ends_at, zone).time, capacity }
}

export async function ownedResources(ctx: Ctx, rows: readonly EventRow[]): Promise<Owned[]> {
  const ids = rows.map(({ id }) => id)
  const [sessions, figures] = [await sessionRows(ctx, ids), await figuresOf(ctx, ids)]
  const { sessions_attributes: _, ...ownFields } = eventRecord
  return rows.map((row) => ({
    id: row.id,
    type: 'owned_event',
    attributes: {
      ...attributesOf(ownFields, row),
      sessions_attributes: sessions
        .filter(({ event_id }) => event_id === row.id)
        .map((one) => typedSession(one, row.zone)),
      state: row.state,
      company_id: row.company_id,
      company_name: row.company_name,
      cancel_reason: row.cancel_reason,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      figures: figures(row.id),
      lock_version: row.lock_version,
    },
  }))
}

export const showOwned = async (ctx: Ctx, id: string) => ({
  data: (await ownedResources(ctx, [await ownedEvent(ctx, id)]))[0]!,
})
