import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

/** The street as one line, and nothing where a part is not told: of a row `a` in a `city`. */
const ADDRESS = sql`a.street || ', ' || a.number || coalesce(', ' || a.complement, '') || ', '
  || a.neighborhood || ', ' || case when a.country_id = 'BR'
    then city.name || '/' || city.state_id || ', CEP ' || substr(a.zipcode, 1, 5) || '-' || substr(a.zipcode, 6)
    else concat_ws(', ', a.city_name || '/' || a.state_name, nullif(a.zipcode, ''),
      (select name from countries where id = a.country_id)) end`
const own = sql<
  string | null
>`(select ${ADDRESS} from user_info_addresses a left join cities city on city.id = a.city_id
  where a.user_info_id = u.id limit 1)`
const ofCompany = sql<string | null>`(select ${ADDRESS} from company_addresses a left join cities city
  on city.id = a.city_id where a.company_id = c.id limit 1)`

/** An internship by these terms, with its parties by name. */
export const internshipFor = (ctx: Ctx, { internship_id, terms_id }: { internship_id: string; terms_id: string }) =>
  ctx.db
    .selectFrom('internships as i')
    .innerJoin('internship_terms as t', (join) => join.onRef('t.internship_id', '=', 'i.id').on('t.id', '=', terms_id))
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('company_managers as signer', 'signer.id', 't.company_signer_id')
    .leftJoin('company_managers as supervisor', 'supervisor.id', 't.supervisor_id')
    .leftJoin('logins as sl', 'sl.id', 'supervisor.login_id')
    .leftJoin('institutions as s', 's.id', 't.institution_id')
    .leftJoin('cities as place', 'place.id', 's.city_id')
    .leftJoin('institution_partners as p', 'p.institution_id', 't.institution_id')
    .leftJoin('courses as course', 'course.id', 't.course_id')
    .select(['i.user_info_id', 'u.full_name', 'u.social_name', 'u.date_of_birth', 'u.cellphone', 'l.email'])
    .select(['c.name as company_name', 'c.trading_name', 'c.cnpj', 'c.phone as company_phone'])
    .select(['signer.name as signer_name', 'signer.job_title as signer_job_title'])
    .select(['s.name as institution_name', 's.acronym', 's.cnpj as institution_cnpj'])
    .select(['p.signer_job_title as institution_signer_job_title'])
    .select(['t.education_type', 't.semester', 't.matriculation', 't.formation_date', 't.internship_type'])
    .select(['t.starts_on', 't.ends_on', 't.workplace', 't.work_model', 't.alternates', 't.benefits', 't.remarks'])
    .select(['t.stipend', 't.stipend_period', 't.transport_kind', 't.transport_allowance', 't.effective_on'])
    .select(['t.insurer', 't.policy', 't.insured_amount', 't.insured_by', 't.supervisor_education'])
    .select(['t.advisor_name', 't.advisor_email', 't.schedule', 't.class_schedule', 't.assessment_weeks'])
    .select(['t.activities', 't.guardians'])
    .select((e) => [
      e.fn.coalesce('course.name', 't.course_name').as('course'),
      e.fn.coalesce('t.institution_signer_name', 'p.signer_name').as('institution_signer'),
      e.fn.coalesce('supervisor.name', 't.supervisor_name').as('supervisor'),
      sql<string | null>`coalesce(nullif(t.supervisor_job_title, ''), supervisor.job_title)`.as('supervisor_title'),
      e.fn.coalesce('sl.email', 't.supervisor_email').as('supervisor_mail'),
      ofCompany.as('company_address'),
      own.as('own_address'),
      sql<string | null>`place.name || '/' || place.state_id`.as('institution_city'),
    ])
    .where('i.id', '=', internship_id)
    .executeTakeFirstOrThrow()

export type Found = Awaited<ReturnType<typeof internshipFor>>
