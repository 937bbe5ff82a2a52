// What a job asks for, read from its rows in the company's order; names, where a page shows them, by the alphabet.
import { type RawBuilder, sql } from 'kysely'
import type { LanguageLevel } from '#wire/text/language-levels.ts'

type JobId = RawBuilder<unknown>
export type AskedLanguage = { language_id: string; level: LanguageLevel; required: boolean }
export type NamedLanguage = AskedLanguage & { name: string }

export const coursesOf = (job_id: JobId) =>
  sql<string[]>`array(select course_id from job_courses where job_id = ${job_id} order by position)`

export const skillsOf = (job_id: JobId) =>
  sql<string[]>`array(select skill_id from job_skills where job_id = ${job_id} order by position)`

/** Two courses of one name, of different degrees, are one name. */
export const courseNamesOf = (job_id: JobId) => sql<string[]>`array(
  select distinct name from job_courses join courses on id = course_id where job_id = ${job_id} order by name)`

export const skillNamesOf = (job_id: JobId) => sql<string[]>`array(
  select name from job_skills join skills on id = skill_id where job_id = ${job_id} order by name)`

export const languagesOf = (job_id: JobId) => sql<AskedLanguage[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'language_id', language_id, 'level', level, 'required', required) order by position), '[]')
  from job_languages where job_id = ${job_id})`

export const namedLanguagesOf = (job_id: JobId) => sql<NamedLanguage[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'language_id', language_id, 'name', name, 'level', level, 'required', required) order by asked.position), '[]')
  from job_languages asked join languages on id = language_id where job_id = ${job_id})`
