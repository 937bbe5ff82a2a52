// What a contract begins with: what the person told of their studies, the job of its work, and the company of its
// insurance.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { DraftTerms, Slot } from '../../wire/terms.ts'
import { EDUCATION_TYPES } from '../../wire/term-choices.ts'
import { companyRules } from '../company-rules.ts'
import { representatives } from './people-options.ts'
import type { Whose } from './whose-folder.ts'

type Told = Partial<Record<keyof DraftTerms, unknown>>

const known = (told: Told) =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== undefined)) as DraftTerms

type Day = { day_of_week: number; available: boolean; hours_attributes?: { from: string; to: string }[] }
const WEEKDAYS = [2, 3, 4, 5, 6]

/** Day 0 stands for Monday to Friday. */
const slotsOf = (days: readonly Day[]): Slot[] =>
  days
    .filter(({ available }) => available)
    .flatMap(({ day_of_week, hours_attributes: hours = [] }) =>
      (day_of_week === 0 ? WEEKDAYS : [day_of_week]).flatMap((day) =>
        hours.map(({ from, to }) => ({ day_of_week: day, from, to })),
      ),
    )

/** Told to the company with a candidature that it hired. */
async function ofPerson(ctx: Ctx, user_info_id: string): Promise<Told> {
  const told = await ctx.db
    .selectFrom('user_infos as u')
    .leftJoin('study_schedules as w', 'w.user_info_id', 'u.id')
    .select(['u.main_education_type', 'u.not_in_university', 'u.university_id', 'u.course_id', 'u.matriculation'])
    .select(['u.current_semester', 'u.formation_date', 'u.internship_type', 'w.days'])
    .where('u.id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  const level = told.main_education_type
  return {
    education_type: level && keysOf(EDUCATION_TYPES).includes(level as never) ? level : null,
    institution_id: told.not_in_university ? null : told.university_id,
    course_id: told.not_in_university ? null : told.course_id,
    semester: told.current_semester,
    formation_date: told.formation_date?.slice(0, 7),
    matriculation: told.matriculation,
    internship_type: told.internship_type,
    class_schedule: slotsOf((told.days ?? []) as Day[]),
  }
}

async function ofJob(ctx: Ctx, candidature_id: string): Promise<Told> {
  const job = await ctx.db
    .selectFrom('candidatures as c')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .select(['j.salary_from', 'j.work_model', 'j.area_id', 'j.sub_area_id'])
    .where('c.id', '=', candidature_id)
    .executeTakeFirstOrThrow()
  const { salary_from, ...rest } = job
  return { ...rest, stipend: salary_from }
}

async function ofCompany(ctx: Ctx, company_id: string): Promise<Told> {
  const told = await ctx.db
    .selectFrom('companies as c')
    .leftJoin('company_addresses as a', 'a.company_id', 'c.id')
    .leftJoin('cities as city', 'city.id', 'a.city_id')
    .select(
      sql<
        string | null
      >`a.street || ', ' || a.number || ', ' || a.neighborhood || ', ' || coalesce(city.name, a.city_name) ||
        '/' || coalesce(a.state_id, a.state_name)`.as('workplace'),
    )
    .where('c.id', '=', company_id)
    .executeTakeFirstOrThrow()
  const { insurer, policy, insured_amount } = (await companyRules(ctx, company_id)) ?? {}
  const [signer, ...others] = await representatives(ctx, company_id)
  return { ...told, insurer, policy, insured_amount, company_signer_id: signer && !others.length ? signer.value : null }
}

async function ofInstitution(ctx: Ctx, institution_id: unknown): Promise<Told> {
  if (typeof institution_id !== 'number') return {}
  const partner = await ctx.db
    .selectFrom('institution_partners')
    .select(['signer_name', 'signer_email'])
    .where('institution_id', '=', institution_id)
    .executeTakeFirst()
  return { institution_signer_name: partner?.signer_name, institution_signer_email: partner?.signer_email }
}

export async function prefilled(ctx: Ctx, { user_info_id, company_id, candidature_id }: Whose): Promise<DraftTerms> {
  const company = await ofCompany(ctx, company_id)
  if (!candidature_id) return known(company)
  const person = await ofPerson(ctx, user_info_id)
  return known({
    ...company,
    ...person,
    ...(await ofJob(ctx, candidature_id)),
    ...(await ofInstitution(ctx, person.institution_id)),
  })
}
