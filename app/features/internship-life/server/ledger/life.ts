// What the ledger is reckoned from: the days of an internship and what has become of them.
import { sql } from 'kysely'
import { evaluationWindows, PERIODS } from '#features/evaluations/server/evaluations.ts'
import type { Ctx } from '#server/context.ts'
import type { Owner } from '../../wire/words.ts'
import { HOLDS_STILL } from './weeks-told.ts'

export type Days = { from: string; to: string }

export type Life = {
  internship_id: string
  company_id: string
  starts_on: string
  ends_on: string
  /** Null where the terms were agreed on elsewhere, and nobody told them here. */
  insurance: { insurer: string | null; policy: string | null; insured_by: 'company' | 'institution' } | null
  assessment_weeks: Days[]
  confirmed: Days[]
  /** Periods of finished reports. */
  reports: Days[]
  /** Of a report that is on its way: who holds it. */
  reporting: Owner | null
  taken: Days[]
  paid_days: number
  certified: boolean
  evaluations: { of: string; owner: Owner; opens_on: string; due_on: string; last: boolean; done: boolean }[]
}

/** As the institution told them: they hold without an amendment (art. 10, § 2º). */
const WEEKS_TOLD = sql`(select s.weeks from institution_statements s
  where s.internship_id = i.id and s.about = 'assessment_weeks' and ${HOLDS_STILL}
  order by s.said_at desc limit 1)`

const DONE = ['answered', 'paper']

async function evaluationsOf(ctx: Ctx, internship_id: string): Promise<Life['evaluations']> {
  const windows = await evaluationWindows(ctx, internship_id)
  return windows.map(({ period, author, opens_on, due_on, state }) => ({
    of: `${PERIODS[period]}, ${author === 'intern' ? 'por quem estagia' : 'por quem supervisiona'}`,
    owner: author === 'intern' ? 'internship_sign' : 'company_sign',
    opens_on,
    due_on,
    last: period === 'end',
    done: DONE.includes(state),
  }))
}

/** Nothing where no terms were agreed on: a draft has no calendar. */
export async function lifeOf(ctx: Ctx, internship_id: string): Promise<Life | undefined> {
  const { rows } = await sql<Omit<Life, 'evaluations'>>`
    select i.id as internship_id, i.company_id, i.starts_on, i.ends_on,
      case when t.id is null then null else
        jsonb_build_object('insurer', t.insurer, 'policy', t.policy, 'insured_by', t.insured_by) end as insurance,
      coalesce(${WEEKS_TOLD}, t.assessment_weeks, '[]') as assessment_weeks,
      (select coalesce(jsonb_agg(jsonb_build_object('from', w.from_day, 'to', w.to_day)), '[]')
        from confirmed_weeks w where w.internship_id = i.id) as confirmed,
      (select coalesce(jsonb_agg(jsonb_build_object('from', e.facts ->> 'from', 'to', e.facts ->> 'to')
          order by e.facts ->> 'from'), '[]')
        from envelopes e where e.internship_id = i.id and e.kind = 'relatorio' and e.state = 'completed'
          and e.facts ->> 'to' is not null) as reports,
      (select case when e.holder = 'walljobs' then 'company_sign' else e.holder end
        from envelopes e where e.internship_id = i.id and e.kind = 'relatorio'
          and e.state not in ('created', 'not_defined', 'completed', 'voided', 'rejected')
        order by e.created_at desc limit 1) as reporting,
      (select coalesce(jsonb_agg(jsonb_build_object('from', r.from_day, 'to', r.to_day) order by r.from_day), '[]')
        from recess_entries r where r.internship_id = i.id and r.from_day is not null) as taken,
      (select coalesce(sum(r.paid_days), 0)::int from recess_entries r where r.internship_id = i.id) as paid_days,
      exists (select from internship_certificates d where d.internship_id = i.id) as certified
    from internships i left join internship_terms t on t.id = i.terms_id
    where i.id = ${internship_id} and i.agreed_at is not null and i.dropped_at is null
      and i.starts_on is not null and i.ends_on is not null`.execute(ctx.db)
  return rows[0] && { ...rows[0], evaluations: await evaluationsOf(ctx, internship_id) }
}
