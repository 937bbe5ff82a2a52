import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Period } from '../../wire/law/calendar.ts'

/**
 * The days that amendments bring: those that hold from a later day on, and those on their way whose new supervisor has
 * confirmed; `t` holds their terms.
 */
export async function coming(
  ctx: Ctx,
  { except, where }: { except: string | null; where: RawBuilder<unknown> },
): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select t.effective_on as "from", t.ends_on as "to"
    from internship_terms t join internships i on i.id = t.internship_id
    where t.dropped_at is null and t.id is distinct from i.terms_id and t.ends_on >= t.effective_on
      and i.agreed_at is not null and i.ended_at is null and i.dropped_at is null
      and i.id is distinct from ${except}::uuid
      and case when t.agreed_at is not null then t.effective_on > ${today(ctx.now)}::date
        else exists (
          select from envelopes e
            join envelope_versions v on v.envelope_id = e.id and v.number = e.version
            join envelope_steps s on s.version_id = v.id
          where e.terms_id = t.id and e.state not in ('voided', 'rejected')
            and s.target = 'new_supervisor' and s.state = 'done') end
      and ${where}`.execute(ctx.db)
  return rows
}
