import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { IDLE_DAYS } from './sessions.ts'

/** More than anybody's devices; only programs that log in for each call reach it. */
export const MOST_SESSIONS = 100
const DAY_MS = 86_400_000

/** Deletes sessions that ended a day ago, and open ones beyond the newest of their login. */
export async function sweepSessions(ctx: Ctx) {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS).toISOString()
  await sql`update sessions set ended_at = ${ctx.now} where id in (select id from (
    select id, row_number() over (partition by login_id order by last_used_at desc, id desc) as place
    from sessions where ended_at is null) open where place > ${MOST_SESSIONS})`.execute(ctx.db)
  await ctx.db
    .deleteFrom('sessions')
    .where((e) =>
      e.or([
        e('ended_at', '<', before(1)),
        e('expires_at', '<', before(1)),
        e('last_used_at', '<', before(IDLE_DAYS + 1)),
      ]),
    )
    .execute()
}
