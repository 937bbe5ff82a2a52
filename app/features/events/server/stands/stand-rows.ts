// Stands with their company and fair, as each side reads them.
import { type RawBuilder, sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { asPicture, qrSvg } from '#server/picture/qr-picture.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { Zone } from '#wire/time/zones.ts'
import type { EventState } from '../../wire/event-words.ts'
import type { showCompanyStand, showStand } from '../../wire/stands.ts'

export type StandRow = {
  id: string
  event_id: string
  company_id: string
  place: string | null
  confirmed_at: string | null
  name: string
  slug: string
  avatar_file_id: string | null
  event_title: string
  event_state: EventState
  zone: Zone
  starts_at: string | null
  ends_at: string | null
  interests: number
  left_at: string | null
}

/** Named to everybody: the company agreed, and it and the fair are on air. */
export const IS_NAMED = sql`(t.confirmed_at is not null and ${onAir(sql.ref('t.company_id'))}
  and e.published_at is not null and (e.company_id is null or ${onAir(sql.ref('e.company_id'))}))`

export async function standRows(ctx: Ctx, where: RawBuilder<unknown>, rest = sql``): Promise<StandRow[]> {
  const asker = ctx.actor.user_type === 'User' ? ctx.actor.login_id : null
  const { rows } = await sql<StandRow>`
    select t.id, t.event_id, t.company_id, t.place, t.confirmed_at, coalesce(c.trading_name, c.name) as name, c.slug,
      c.avatar_file_id, e.title as event_title, e.state as event_state, e.zone, s.starts_at, s.ends_at,
      (select count(*)::int from stand_interests i where i.stand_id = t.id) as interests,
      (select i.created_at from stand_interests i where i.stand_id = t.id and i.login_id = ${asker}::uuid) as left_at
    from event_stands t join companies c on c.id = t.company_id join events e on e.id = t.event_id
    left join lateral (select min(starts_at) as starts_at, max(ends_at) as ends_at
      from event_sessions where event_id = e.id) s on true
    where ${where} ${rest}`.execute(ctx.db)
  return rows
}

export async function countStands(ctx: Ctx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_stands t
    join events e on e.id = t.event_id where ${where}`.execute(ctx.db)
  return rows[0]!.n
}

const DAY_MS = 86_400_000
export const isOpen = ({ now }: Ctx, { event_state, ends_at }: StandRow) =>
  event_state === 'published' && ends_at !== null && now.getTime() < Date.parse(ends_at) + DAY_MS

export const companyOf = (ctx: Ctx, { name, slug, avatar_file_id }: StandRow) => ({
  name,
  slug,
  avatar: avatar_file_id && fileUrl(ctx, { id: avatar_file_id, private: false }),
})
const told = (ctx: Ctx, row: StandRow) => ({
  company: companyOf(ctx, row),
  place: row.place,
  event_id: row.event_id,
  event_title: row.event_title,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  zone: row.zone,
})

export const publicStand = (ctx: Ctx, row: StandRow): Answer<typeof showStand>['data'] => ({
  id: row.id,
  type: 'event_stand',
  attributes: { ...told(ctx, row), open: isOpen(ctx, row), left_at: row.left_at },
})

export function keptStand(ctx: Ctx, row: StandRow): Answer<typeof showCompanyStand>['data'] {
  const link = `${ctx.configuration.app_origin}/estandes/${row.id}`
  return {
    id: row.id,
    type: 'kept_stand',
    attributes: {
      ...told(ctx, row),
      confirmed: row.confirmed_at !== null,
      interests: row.interests,
      link,
      qr: asPicture(qrSvg(link)),
    },
  }
}
