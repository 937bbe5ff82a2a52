// The one rule for what a company reads of somebody: every query that carries contact, résumé or profile to a company
// asks it.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

/**
 * In SQL, of a candidature c: until when its company reads the person; null where nothing ends it. An end without its
 * date, as a
 * process of the previous release writes it during an upgrade, is over at once: this fails closed.
 */
export const readUntil = sql<string | null>`(case
  when c.state in ('applied', 'screening', 'interview', 'offer', 'hired') then null
  else coalesce(c.readable_until, c.state_since) end)`

/** In SQL, of a candidature c: whether its company reads the person now. */
export const companyReads = (now: Date) => sql<boolean>`coalesce(${readUntil} > ${now}, true)`

/**
 * Whether all that a person sent to a company is over for it: then the profile is closed to it too, although it is open
 * to
 * companies at large. One with those above and below it counts as one company, as its people work for all of them.
 */
export async function readingIsOver(
  ctx: Ctx,
  { user_info_id, company_id }: { user_info_id: string; company_id: string },
) {
  const { rows } = await sql<{ over: boolean }>`
    with recursive up as (
      select id, parent_id from companies where id = ${company_id}
      union
      select c.id, c.parent_id from companies c join up on c.id = up.parent_id
    ), family as (
      select id from up
      union
      select c.id from companies c join family on c.parent_id = family.id
    )
    select coalesce(not bool_or(${companyReads(ctx.now)}), false) as over
    from candidatures c join jobs j on j.id = c.job_id
    where c.user_info_id = ${user_info_id} and j.company_id in (select id from family)`.execute(ctx.db)
  return rows[0]!.over
}
