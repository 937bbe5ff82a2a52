import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { InstitutionRules, PaperPolicy, SignatureLevel } from '../../wire/law/facts.ts'

type Row = {
  name: string
  agreement_until: string | null
  /** Whether somebody has told how the institution wants its contracts. */
  told: boolean
} & { [K in 'signs_last' | 'advisor_required' | 'holds_insurance']: boolean | null } & {
  [K in 'notice_days' | 'retroactive_days']: number | null
} & { paper_policy: PaperPolicy | null; minimum_level: SignatureLevel | null }

/** Its own, or those of the nearest institution above it that has any. Null where nobody has told any. */
export async function institutionRules(ctx: Ctx, institution_id: number): Promise<InstitutionRules | null> {
  const { rows } = await sql<Row>`
    with recursive up as (
      select id, parent_id, name, 0 as depth from institutions where id = ${institution_id}
      union all
      select i.id, i.parent_id, i.name, depth + 1 from institutions i join up on i.id = up.parent_id where depth < 20
    )
    select (select name from up where depth = 0) as name, s.institution_id is not null as told, s.signs_last,
      s.advisor_required, s.paper_policy, s.minimum_level, s.notice_days, s.retroactive_days, s.holds_insurance,
      p.agreement_ends_on as agreement_until
    from (select 1) one
      left join lateral (select s.* from up join institution_contract_settings s on s.institution_id = up.id
        order by depth limit 1) s on true
      left join lateral (select p.* from up join institution_partners p on p.institution_id = up.id
        order by depth limit 1) p on true`.execute(ctx.db)
  const [row] = rows
  if (!row?.name || (!row.told && !row.agreement_until)) return null
  return {
    name: row.name,
    agreement_until: row.agreement_until,
    advisor_required: row.advisor_required ?? false,
    signs_last: row.signs_last ?? false,
    paper_policy: row.paper_policy,
    minimum_level: row.minimum_level ?? 'simple',
    notice_days: row.notice_days ?? 0,
    retroactive_days: row.retroactive_days ?? 0,
    // Who has told nothing has not refused it either.
    holds_insurance: row.holds_insurance ?? true,
  }
}
