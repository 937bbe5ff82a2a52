// Whose students: internships that run, with terms whose institution is signed for at this address.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'

export type Days = { from: string; to: string }
export type Said = { outcome: 'confirmed' | 'corrected'; weeks: Days[]; said_by: string; said_at: string }
export type Student = {
  internship_id: string
  company_id: string
  intern_name: string
  company_name: string
  course_name: string | null
  institution_name: string | null
  supervisor_name: string | null
  starts_on: string
  ends_on: string
  code: string | null
  alternates: boolean
  assessment_weeks: Days[]
  no_class_weeks: Days[]
  said: Partial<Record<'assessment_weeks' | 'no_class_weeks', Said>>
}

const SIGNED_AT = (address: string) => sql`case when t.institution_signer_email is not null
  then lower(t.institution_signer_email) = ${address}
  else exists (select from institution_partners p where p.institution_id = t.institution_id
    and lower(p.signer_email) = ${address}) end`

const RUNS = (day: string) => sql`i.agreed_at is not null and i.dropped_at is null and i.ended_at is null
  and i.ends_on >= ${day}::date`

const MOST = 500

export async function studentsOf(ctx: Ctx, address: string, where: RawBuilder<unknown> = sql`true`) {
  const { rows } = await sql<Student>`
    select i.id as internship_id, i.company_id, coalesce(u.social_name, u.full_name) as intern_name,
      coalesce(c.trading_name, c.name) as company_name, coalesce(k.name, t.course_name) as course_name,
      s.name as institution_name, coalesce(m.name, t.supervisor_name) as supervisor_name, i.starts_on, i.ends_on,
      (select e.code from envelopes e where e.internship_id = i.id and e.kind = 'tce' and e.state = 'completed'
        order by e.completed_at desc limit 1) as code,
      t.alternates, t.assessment_weeks, t.no_class_weeks,
      (select coalesce(jsonb_object_agg(w.about, jsonb_build_object('outcome', w.outcome, 'weeks', w.weeks,
          'said_by', w.said_by, 'said_at', w.said_at)), '{}')
        from (select distinct on (about) * from institution_statements x where x.internship_id = i.id
          order by about, said_at desc) w) as said
    from internships i
    join internship_terms t on t.id = i.terms_id
    join user_infos u on u.id = i.user_info_id
    join companies c on c.id = i.company_id
    left join institutions s on s.id = t.institution_id
    left join courses k on k.id = t.course_id
    left join company_managers m on m.id = t.supervisor_id
    where ${RUNS(today(ctx.now))} and ${SIGNED_AT(address)} and ${where}
    order by u.search, i.id limit ${MOST}`.execute(ctx.db)
  return rows
}

/** Whether anything was ever asked of this address for an institution, or is to be. */
export async function isKnown(ctx: Ctx, address: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select
    exists (select from envelope_steps where party = 'university_sign' and lower(person_email) = ${address}
      and state <> 'waiting')
    or exists (select from internship_terms t join internships i on i.terms_id = t.id
      where lower(t.institution_signer_email) = ${address} and i.agreed_at is not null)
    or exists (select from institution_partners where lower(signer_email) = ${address}) as known`.execute(ctx.db)
  return rows[0]!.known
}
