import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Verification } from '#wire/verification.ts'

/** As a company may act now: a suspension takes what lies below along, and then says whose it is. */
export async function standingOf(
  ctx: Ctx,
  company_id: string,
): Promise<{ verification: Verification; suspended_with?: string }> {
  const { rows } = await sql<{ name: string; verification: Verification; depth: number }>`with recursive up as
    (
    select id, parent_id, name, verification, 0 as depth from companies where id = ${company_id}
    union all
    select c.id, c.parent_id, c.name, c.verification, depth + 1 from companies c join up on c.id = up.parent_id where
      depth < 20
  ) select name, verification, depth from up order by depth`.execute(ctx.db)
  const suspended = rows.find(({ verification }) => verification === 'suspensa')
  return {
    verification: suspended ? 'suspensa' : rows[0]!.verification,
    ...(suspended?.depth && { suspended_with: suspended.name }),
  }
}

/**
 * By its own standing or by that of a company above it; asked afresh each time, so that all comes back when it ends.
 */
export const isSuspended = async (ctx: Ctx, company_id: string) =>
  (await standingOf(ctx, company_id)).verification === 'suspensa'
