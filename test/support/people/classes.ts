import { sql } from 'kysely'
import type { TestApp } from '../app.ts'

/** Of the profile, Monday to Friday. */
export async function haveClasses(app: TestApp, email: string, from: string, to: string) {
  const days = [{ day_of_week: 0, available: true, hours_attributes: [{ from, to }] }]
  await sql`insert into study_schedules (id, user_info_id, schedule_type, days)
    select gen_random_uuid(), u.id, 'default', ${JSON.stringify(days)}::jsonb
    from user_infos u join logins l on l.id = u.login_id where l.email = ${email}`.execute(app.ctx().db)
}
