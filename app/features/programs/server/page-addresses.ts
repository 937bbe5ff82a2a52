import { sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'

const shown = sql`p.status <> 'draft' and ${onAir(sql.ref('p.company_id'))}`

/** How many programs anybody may read. */
export async function countPrograms(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from programs p where ${shown}`.execute(ctx.db)
  return rows[0]!.n
}

/** Their addresses, for site maps. */
export async function programAddresses(ctx: Ctx, { page, size }: { page: number; size: number }) {
  const { rows } = await sql<{ slug: string; changed: string }>`
    select p.slug, p.updated_at as changed from programs p where ${shown} order by p.id limit ${size} offset
      ${(page - 1) * size}`.execute(ctx.db)
  return rows
}
