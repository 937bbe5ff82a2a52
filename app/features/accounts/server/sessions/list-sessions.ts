import type { Ctx, SignedIn } from '#server/context.ts'
import { IDLE_DAYS, daysFrom } from './sessions.ts'

export async function openSessionsOf(
  ctx: Ctx,
  { login_id, session_id }: SignedIn,
  { page, per_page }: { page: number; per_page: number },
) {
  const open = ctx.db
    .selectFrom('sessions')
    .where('login_id', '=', login_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now.toISOString())
    .where('last_used_at', '>', daysFrom(ctx.now, -IDLE_DAYS))
  const { total } = await open.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await open
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .orderBy((e) => e('id', '=', session_id), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total: Number(total) }
}
