import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Envelope } from './envelope-rows.ts'

/** The internship that an envelope belongs to, by the terms that it carries, or those of today. */
export async function internshipOf(
  ctx: Ctx,
  { internship_id, terms_id }: Pick<Envelope, 'internship_id' | 'terms_id'>,
) {
  return ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('internship_terms as t', (join) => join.on('t.id', '=', sql`coalesce(${terms_id}::uuid, i.terms_id)`))
    .leftJoin('institutions as s', 's.id', 't.institution_id')
    .leftJoin('courses as course', 'course.id', 't.course_id')
    .leftJoin('institution_contract_settings as w', 'w.institution_id', 't.institution_id')
    .leftJoin('company_managers as supervisor', 'supervisor.id', 't.supervisor_id')
    .select(['i.id', 'u.date_of_birth', 'w.instructions', 't.stipend', 't.stipend_period', 't.schedule'])
    .select(['t.starts_on', 't.ends_on', 't.insurer', 't.policy'])
    .select((e) => [
      e.fn.coalesce('u.social_name', 'u.full_name').as('intern_name'),
      e.fn.coalesce('c.trading_name', 'c.name').as('company_name'),
      e.fn.coalesce('course.name', 't.course_name').as('course_name'),
      e.fn.coalesce('supervisor.name', 't.supervisor_name').as('supervisor_name'),
      's.name as institution_name',
    ])
    .where('i.id', '=', internship_id)
    .executeTakeFirstOrThrow()
}

export type Internship = Awaited<ReturnType<typeof internshipOf>>
