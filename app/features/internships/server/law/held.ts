import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Period } from '../../wire/law/calendar.ts'

/**
 * The days of internships that are agreed, or whose contract is on its way; `i` is the internship, `t` its terms.
 * One ended early held until then; one that was given up never did.
 */
export async function held<More extends object = object>(
  ctx: Ctx,
  { except, where, more = sql`` }: { except: string | null; where: RawBuilder<unknown>; more?: RawBuilder<unknown> },
) {
  const { rows } = await sql<Period & More>`
    select * from (
      select coalesce(i.starts_on, t.starts_on) as "from",
        least(coalesce(i.ends_on, t.ends_on), (i.ended_at at time zone 'America/Sao_Paulo')::date) as "to" ${more}
      from internships i
        join companies c on c.id = i.company_id
        join user_infos u on u.id = i.user_info_id
        left join internship_terms t on t.id = i.terms_id
      where i.dropped_at is null
        and (i.agreed_at is not null or exists (
          select from envelopes e where e.internship_id = i.id and e.sent_at is not null and e.state <> 'voided'))
        and i.id is distinct from ${except}::uuid and ${where}
    ) held where "from" <= "to"`.execute(ctx.db)
  return rows
}
