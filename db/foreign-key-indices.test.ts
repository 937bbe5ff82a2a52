// Deleting or joining a row looks it up in every table that points at it. Without an index that reads the whole table.
// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { freshDatabase } from '#test/support/postgres/fresh-database.ts'

const { db, close } = await freshDatabase()
after(close)

/** By reason: foreign keys that nobody follows from the row they point at. */
const WITHOUT_INDEX = {
  'lists are retired, never deleted (decision 15), and nobody searches by this column': [
    'collaborator_documents.state_id',
    'companies.registered_at_institution_id',
    'company_addresses.city_id',
    'company_addresses.country_id',
    'institutions.state_id',
    'job_courses.course_id',
    'job_languages.language_id',
    'job_skills.skill_id',
    'jobs.area_id',
    'jobs.city_id',
    'jobs.state_id',
    'jobs.sub_area_id',
    'postal_codes.city_id',
    'postal_codes.state_id',
    'sectors.parent_id',
    'user_info_addresses.city_id',
    'user_info_addresses.country_id',
    'user_info_addresses.state_id',
    'user_infos.course_id',
    'user_infos.nationality_id',
    'user_languages.language_id',
  ],
  'members of a company are deactivated, never deleted: history names them': [
    'candidature_events.manager_id',
    'candidature_notes.manager_id',
    'candidature_ratings.manager_id',
    'job_transitions.manager_id',
  ],
  'a dozen rows': ['site_settings.changed_by_login_id'],
}

test('every foreign key has an index that begins with it, or a reason to have none', async () => {
  // A partial index counts when all it leaves out is null.
  const { rows } = await sql<{ key: string }>`
    with keys as (
      select conrelid, conkey, conrelid::regclass || '.' || (
        select string_agg(attname, ',' order by place)
        from unnest(conkey) with ordinality as k (attnum, place) join pg_attribute a using (attnum)
        where attrelid = conrelid) as key
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    )
    select key from keys where not exists (
      select from pg_index
      where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and (indpred is null
          or pg_get_expr(indpred, indrelid) = '(' || split_part(key, '.', 2) || ' IS NOT NULL)'))
    order by key`.execute(db)
  assert.deepEqual(
    rows.map(({ key }) => key),
    Object.values(WITHOUT_INDEX).flat().sort(),
  )
})
