import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { countEvents, eventRows, IS_PUBLIC } from './event-rows.ts'

const ahead = ({ now }: Ctx) => sql`${IS_PUBLIC} and e.state = 'published' and t.ends_at > ${now}`

/** How many events are ahead that anybody may read. */
export const countPublicEvents = (ctx: Ctx) => countEvents(ctx, ahead(ctx))

/** Their addresses, for site maps. */
export const eventAddresses = (ctx: Ctx, { page, size }: { page: number; size: number }) =>
  eventRows(ctx, ahead(ctx), sql`order by e.id limit ${size} offset ${(page - 1) * size}`)
