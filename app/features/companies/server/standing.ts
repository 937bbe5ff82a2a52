import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Verification } from '#wire/verification.ts'

export type Standing = {
  verification: Verification
  /** The operator's verdict alone. */
  own: Verification
  suspended_with?: string
  confirmed: boolean
}

/** What a company wears of its own verdict: 'Verificada' waits for the e-mail of its manager. */
export const worn = (
  own: Verification,
  { suspended = false, confirmed }: { suspended?: boolean; confirmed: boolean },
) => (suspended ? 'suspensa' : own === 'verificada' && !confirmed ? 'pendente' : own)

/**
 * As a company may act now: a suspension takes what lies below along, and then says whose it is; a branch's manager is
 * confirmed with that of the topmost company.
 */
export async function standingOf(ctx: Ctx, company_id: string): Promise<Standing> {
  const { rows } = await sql<{ name: string; verification: Verification; depth: number; confirmed: boolean }>`
    with recursive up as (
      select id, parent_id, name, verification, manager_confirmed_at, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.parent_id, c.name, c.verification, c.manager_confirmed_at, depth + 1
      from companies c join up on c.id = up.parent_id where depth < 20
    ) select name, verification, depth, manager_confirmed_at is not null as confirmed from up order by depth`.execute(
    ctx.db,
  )
  const suspended = rows.find(({ verification }) => verification === 'suspensa')
  const { confirmed } = rows.at(-1)!
  const own = rows[0]!.verification
  return {
    own,
    verification: worn(own, { suspended: suspended !== undefined, confirmed }),
    ...(suspended?.depth && { suspended_with: suspended.name }),
    confirmed,
  }
}

/**
 * By its own standing or by that of a company above it; asked afresh each time, so that all comes back when it ends.
 */
export const isSuspended = async (ctx: Ctx, company_id: string) =>
  (await standingOf(ctx, company_id)).verification === 'suspensa'
