import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'

/** Whoever is named in an interview that lies ahead finds the Agenda in the menu, whatever the roles. */
export async function interviewerAttributes(ctx: Ctx, { login_id, user_type }: SignedIn) {
  if (user_type !== 'CompanyManager') return {}
  const { rows } = await sql<{ interviewer: boolean }>`select exists (
    select from company_managers m join interview_people p on p.manager_id = m.id
    join interviews i on i.id = p.interview_id
    where m.login_id = ${login_id} and (i.state = 'offered' or
      (i.state = 'confirmed' and i.ends_at > ${ctx.now}))) as interviewer`.execute(ctx.db)
  return rows[0]!
}
