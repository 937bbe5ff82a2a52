import { sql } from 'kysely'
import { outsideTask } from './task.ts'

/** Done tasks are kept a month; a link that is over says so for half a year, and is unknown then. The embedded database has no autovacuum, so this vacuums it. */
export const tidyDatabase = outsideTask<object>('tidy-database', async (ctx) => {
  await sql`delete from tasks where done_at < now() - interval '30 days'`.execute(ctx.db)
  await sql`delete from mails where created_at < now() - interval '180 days'`.execute(ctx.db)
  await sql`delete from mailed_codes where expires_at < now() - interval '1 day'`.execute(ctx.db)
  await sql`delete from mailed_sessions where expires_at < now() - interval '1 day'`.execute(ctx.db)
  await sql`delete from mailed_links where expires_at < now() - interval '180 days'`.execute(ctx.db)
  if (!ctx.configuration.embedded) return
  await sql`vacuum (analyze)`.execute(ctx.db)
  await sql`checkpoint`.execute(ctx.db)
})
