// Who signed up, as the company reads it: the name of who agreed to that, and of nobody else.
import { type RawBuilder, sql } from 'kysely'
import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { Reply } from '#server/serve.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { totals } from '#server/totals.ts'
import type { Bytes, Received } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { wallTime } from '#wire/time/zones.ts'
import { REGISTRATION_STATES, type RegistrationState } from '../../wire/event-words.ts'
import type { listRegistrations } from '../../wire/gate.ts'
import { ownedEvent } from '../reading/event-rows.ts'
import { PRESENCE } from './presence.ts'

type Row = {
  id: string
  name: string | null
  session_title: string
  state: RegistrationState
  position: number | null
  proven: boolean
  came_at: string | null
  created_at: string
}

const IN_ORDER = sql`s.starts_at, s.id, r.queued_at, r.id`

/** Chosen first: who came is looked up for one page, however far down. */
async function peopleRows(ctx: Ctx, where: RawBuilder<unknown>, rest = sql``): Promise<Row[]> {
  const { rows } = await sql<Row>`select r.id, case when r.shares_name then r.name end as name,
      s.title as session_title, r.state, r.prove_by is null as proven, p.scanned_at as came_at, r.created_at,
      case when r.state = 'waiting' then (select count(*)::int from registrations w where w.session_id = r.session_id
        and w.state = 'waiting' and (w.queued_at, w.id) <= (r.queued_at, r.id)) end as position
    from (select r.id from registrations r join event_sessions s on s.id = r.session_id where ${where}
        order by ${IN_ORDER} ${rest}) chosen
      join registrations r on r.id = chosen.id join event_sessions s on s.id = r.session_id ${PRESENCE}
    order by ${IN_ORDER}`.execute(ctx.db)
  return rows
}

export async function pageOfPeople(ctx: Ctx, event_id: string, query: Received<typeof listRegistrations>['query']) {
  const event = await ownedEvent(ctx, event_id)
  const { session_id, state, page, per_page } = query
  const where = sql.join(
    [
      sql`r.event_id = ${event.id}`,
      ...(session_id ? [sql`r.session_id = ${session_id}`] : []),
      ...(state ? [sql`r.state = ${state}`] : []),
    ],
    sql` and `,
  )
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const rows = await peopleRows(ctx, where, sql`limit ${per_page} offset ${offset}`)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from registrations r
    where ${where}`.execute(ctx.db)
  const data = rows.map(({ id, ...attributes }) => ({ id, type: 'event_registration' as const, attributes }))
  return { collection: { data }, ...totals(counted[0]!.n, per_page) }
}

export async function peopleSheet(ctx: Ctx, event_id: string) {
  const event = await ownedEvent(ctx, event_id)
  const moment = (at: string | null) => {
    if (!at) return null
    const { day, time } = wallTime(at, event.zone)
    return `${formatDate(day)} ${time}`
  }
  const rows = await peopleRows(ctx, sql`r.event_id = ${event.id}`)
  const bytes = await writeSheet({
    name: 'Inscrições',
    columns: [
      { header: 'Sessão', width: 32 },
      { header: 'Nome', width: 32 },
      { header: 'Situação', width: 18 },
      { header: 'Posição na espera', width: 18 },
      { header: 'E-mail confirmado', width: 18 },
      { header: 'Inscrição em', width: 18 },
      { header: 'Chegada', width: 18 },
    ],
    rows: rows.map((row) => [
      row.session_title,
      row.name ?? 'Não autorizou',
      REGISTRATION_STATES[row.state],
      row.position,
      row.proven ? 'Sim' : 'Não',
      moment(row.created_at),
      moment(row.came_at),
    ]),
  })
  return new Reply<Bytes>(bytes, {
    'content-disposition': contentDisposition('attachment', `Inscrições ${event.title}.xlsx`),
  })
}
