import { sql } from 'kysely'
import { emailProof } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { answering } from '#server/tasks/question.ts'
import { announce, announcement } from '#server/tasks/task.ts'

/** Announced once for each company. */
export const managerConfirmed = announcement<{ company_id: string }>('manager of a company confirmed')

/** Of these logins, those with a proven e-mail confirm the company they work for. */
export async function confirmManagers(ctx: Ctx, login_ids: string[]) {
  const { rows } = await sql<{ id: string }>`
    update companies set manager_confirmed_at = ${ctx.now} where manager_confirmed_at is null and id in (
      select m.company_id from company_managers m join logins l on l.id = m.login_id
      where l.id = any(${login_ids}::uuid[]) and l.email_confirmed_at is not null
    ) returning id`.execute(ctx.db)
  if (rows.length) ctx.forgetPages()
  for (const { id } of rows) await announce(ctx, managerConfirmed, { company_id: id })
}

/** Answered rather than heard afterwards: who has just confirmed may publish at once. */
export const followProof = answering(emailProof, (ctx, { login_id }) => confirmManagers(ctx, [login_id]))
