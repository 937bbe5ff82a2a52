import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { onAirRow } from '../../on-air.ts'

/** How many companies have a page that robots may read now. */
export async function countPages(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from companies c where ${onAirRow}`.execute(
    ctx.db,
  )
  return rows[0]!.n
}

/** Their addresses, in an order that stays while companies come and go behind it. */
export async function pageAddresses(ctx: Ctx, { page, size }: { page: number; size: number }) {
  const { rows } = await sql<{ slug: string; changed: string }>`
    select c.slug, coalesce(c.updated_at, c.created_at) as changed from companies c where ${onAirRow} order by c.id
      limit ${size} offset ${(page - 1) * size}`.execute(ctx.db)
  return rows
}
