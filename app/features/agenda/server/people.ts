// Who interviews.
import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import { recruitersOf } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'

export type Interviewer = { manager_id: string; login_id: string; name: string; email: string; interview_id: string }

export async function interviewersOf(ctx: Ctx, interview_ids: readonly string[]): Promise<Interviewer[]> {
  const { rows } = await sql<Interviewer>`
    select p.interview_id, m.id as manager_id, m.login_id, m.name, l.email from interview_people p
    join company_managers m on m.id = p.manager_id join logins l on l.id = m.login_id
    where p.interview_id = any(${[...interview_ids]}::uuid[]) order by m.name, m.id`.execute(ctx.db)
  return rows
}

type Colleague = Omit<Interviewer, 'interview_id'>

/** Colleagues who can come in, of the company, those below it and those above it, whose people hire for it too. */
const colleagues = (ctx: Ctx) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.id as manager_id', 'm.login_id', 'm.name', 'l.email'])
    .where(
      sql<boolean>`m.company_id in (
        with recursive up as (select id, parent_id from companies where id = ${membershipIn(ctx).company_id}
            union select c.id, c.parent_id from companies c join up on up.parent_id = c.id),
          down as (select id from companies where id = ${membershipIn(ctx).company_id}
            union select c.id from companies c join down on c.parent_id = down.id)
        select id from up union select id from down)`,
    )
    .where('m.deactivated_at', 'is', null)

export const possibleInterviewers = (ctx: Ctx): Promise<Colleague[]> =>
  colleagues(ctx).orderBy('m.name').orderBy('m.id').execute()

/** Held until the transaction ends: nobody of them is deactivated meanwhile. */
export const heldInterviewers = (ctx: Ctx, ids: readonly string[]): Promise<Colleague[]> =>
  colleagues(ctx)
    .where('m.id', 'in', [...ids])
    .orderBy('m.id')
    .forShare('m')
    .execute()

export async function nameInterviewers(ctx: Ctx, interview_id: string, managers: readonly string[]) {
  await ctx.db.deleteFrom('interview_people').where('interview_id', '=', interview_id).execute()
  await ctx.db
    .insertInto('interview_people')
    .values(managers.map((manager_id) => ({ interview_id, manager_id })))
    .execute()
}

/** Whoever offered it, while they are there, and who interviews: once each; of them nobody recruits, who does. */
export async function toldOfCompany(ctx: Ctx, row: { id: string; created_by: string; job_id: string }) {
  const { id, created_by, job_id } = row
  const { rows } = await sql<{ name: string; email: string; interviews: boolean; recruits: boolean }>`
    select m.name, l.email, bool_or(p.manager_id is not null) as interviews,
      exists (select from company_manager_roles r where r.company_manager_id = m.id and r.role_id in (1, 2)) as recruits
    from company_managers m
    join logins l on l.id = m.login_id
    left join interview_people p on p.manager_id = m.id and p.interview_id = ${id}
    where (m.id = ${created_by} or p.manager_id is not null) and m.deactivated_at is null
    group by m.id, m.name, l.email order by m.name, m.id`.execute(ctx.db)
  if (rows.some(({ recruits }) => recruits)) return rows
  const told = new Set(rows.map(({ email }) => email))
  const others = (await recruitersOf(ctx, job_id)).filter(({ email }) => !told.has(email))
  return [...rows, ...others.map((one) => ({ ...one, interviews: false }))]
}
