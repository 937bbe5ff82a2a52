import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { MOST_OLD_ADDRESSES, slugOf } from '#wire/link/slug.ts'

/** The end of the id makes it unique; where many jobs share a title, a longer end. */
export async function slugFor(ctx: Ctx, id: string, title: string) {
  const short = `${slugOf(title) || 'vaga'}-${id.slice(-6)}`
  const taken =
    await sql`select from jobs where slug = ${short} and id <> ${id} union all select from job_slugs where slug =
      ${short} and job_id <> ${id}`.execute(ctx.db)
  return taken.rows.length ? `${slugOf(title) || 'vaga'}-${id.slice(-12)}` : short
}

/**
 * Once a job was public, the address that it leaves leads to the new one for ever; one that it comes back to is its own
 * again.
 */
export async function keepOldSlug(ctx: Ctx, job_id: string, old: string, fresh: string) {
  await sql`insert into job_slugs (slug, job_id) select ${old}::text, ${job_id}::uuid
    where (select count(*) from job_slugs where job_id = ${job_id}) < ${MOST_OLD_ADDRESSES}
    on conflict do nothing`.execute(ctx.db)
  await ctx.db.deleteFrom('job_slugs').where('slug', '=', fresh).where('job_id', '=', job_id).execute()
}
