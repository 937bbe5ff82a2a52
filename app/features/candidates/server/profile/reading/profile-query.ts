import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { atLeast } from '#features/files/server/files.ts'
import { inForceOn } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { PROFILE_COLUMNS } from '../columns.ts'

/** 'MM/YYYY' of the first day of a month. */
const month = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'MM/YYYY')`
const chosen = (list: string) =>
  sql<
    string[]
  >`array(select value from user_info_choices where user_info_id = user_infos.id and list = ${sql.lit(list)} order by
    position)`

/** As the student's banner shows it, on a fine screen. */
const BANNER_LOGO_WIDTH = 80

/** The whole profile in one statement, sensitive parts still sealed. */
export const profiles = (db: Ctx['db'], day: string) =>
  db
    .selectFrom('user_infos')
    .select(PROFILE_COLUMNS)
    .select([
      month('course_start_date').as('course_start_month'),
      month('formation_date').as('formation_month'),
      chosen('job_interests').as('job_interests'),
      chosen('interests').as('interests'),
      chosen('skills').as('skill_ids'),
      chosen('abilities').as('ability_ids'),
      chosen('academic_entities').as('academic_entity_ids'),
      chosen('sub_areas').as('sub_area_ids'),
      sql<string | null>`(select sealed from user_info_vaults where user_info_id = user_infos.id)`.as('vault_sealed'),
    ])
    .select((e) => [
      jsonObjectFrom(
        e
          .selectFrom('logins')
          .select(['user_type', 'email'])
          .select(sql<boolean>`email_confirmed_at is not null`.as('email_confirmed'))
          .select(
            sql<boolean>`exists (select from two_factors t where t.login_id = logins.id and t.confirmed_at is not
              null)`.as('otp_required_for_login'),
          )
          .whereRef('logins.id', '=', 'user_infos.login_id'),
      )
        .$notNull()
        .as('login'),
      jsonArrayFrom(
        e
          .selectFrom('experiences')
          .select(['id', 'company', 'job', 'level', 'description', 'current_job'])
          .select([sql<string>`to_char(start_date, 'MM/YYYY')`.as('start_date'), month('end_date').as('end_date')])
          .whereRef('user_info_id', '=', 'user_infos.id')
          .orderBy('position'),
      ).as('experiences'),
      jsonArrayFrom(
        e
          .selectFrom('educations')
          .select(['id', 'education_type_id', 'institution_name', 'course_name', 'duration'])
          .whereRef('user_info_id', '=', 'user_infos.id')
          .orderBy('position'),
      ).as('educations'),
      jsonArrayFrom(
        e
          .selectFrom('user_softwares')
          .select(['id', 'software_id', 'level'])
          .whereRef('user_info_id', '=', 'user_infos.id')
          .orderBy('position'),
      ).as('softwares'),
      jsonArrayFrom(
        e
          .selectFrom('user_languages')
          .select(['id', 'language_id', 'level'])
          .whereRef('user_info_id', '=', 'user_infos.id')
          .orderBy('position'),
      ).as('languages'),
      jsonObjectFrom(
        e
          .selectFrom('user_info_addresses')
          .select([
            'id',
            'zipcode',
            'street',
            'number',
            'complement',
            'neighborhood',
            'city_id',
            'state_id',
            'city_name',
            'state_name',
            'country_id',
          ])
          .whereRef('user_info_id', '=', 'user_infos.id'),
      ).as('address'),
      jsonObjectFrom(
        e
          .selectFrom('study_schedules')
          .select(['id', 'schedule_type', 'reason_for_no_classes', 'days'])
          .whereRef('user_info_id', '=', 'user_infos.id'),
      ).as('schedule'),
      jsonObjectFrom(
        e
          .selectFrom('student_bonds')
          .innerJoin('institutions', 'institutions.id', 'institution_id')
          .innerJoin('institution_partners as p', 'p.institution_id', 'institutions.id')
          .select([
            'student_bonds.id',
            'institutions.id as institution_id',
            'institutions.name',
            'proven_by',
            'p.display_name',
            'p.logo_path',
          ])
          .select(atLeast(sql.ref('p.logo_file_id'), BANNER_LOGO_WIDTH).as('logo_file_id'))
          .select(inForceOn(day).as('in_force'))
          .whereRef('user_info_id', '=', 'user_infos.id')
          .where('ended_at', 'is', null),
      ).as('bond'),
      jsonObjectFrom(
        e.selectFrom('files').select(['id', 'name', 'private']).whereRef('files.id', '=', 'avatar_file_id'),
      ).as('avatar'),
      jsonObjectFrom(
        e.selectFrom('files').select(['id', 'name', 'private']).whereRef('files.id', '=', 'curriculum_file_id'),
      ).as('curriculum'),
    ])

export type Row = Awaited<ReturnType<ReturnType<typeof profiles>['executeTakeFirstOrThrow']>>
