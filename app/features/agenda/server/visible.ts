// Whose interviews somebody reads: one's own; those of the company's jobs, for who recruits; else where one interviews.
import { type RawBuilder, sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { mayUse } from '#wire/person/roles.ts'
import { type InterviewRow, interviewRows } from './rows.ts'

const NONE = 'Não encontramos esta entrevista.'

export const ofPerson = (ctx: Ctx) => sql`l.id = ${(ctx.actor as SignedIn).login_id}`
export const recruits = (ctx: Ctx) => mayUse('INTERVIEW', membershipIn(ctx).roles)
export const asInterviewer = (ctx: Ctx) =>
  sql`exists (select from interview_people p where p.interview_id = i.id
    and p.manager_id = ${membershipIn(ctx).manager_id})`

export async function ofCompany(ctx: Ctx): Promise<RawBuilder<unknown>> {
  if (!recruits(ctx)) return asInterviewer(ctx)
  return sql`(j.company_id = any(${await myTree(ctx)}::uuid[]) or ${asInterviewer(ctx)})`
}

async function found(ctx: Ctx, id: string, whose: RawBuilder<unknown>): Promise<InterviewRow> {
  const [row] = isUuid(id) ? await interviewRows(ctx, sql`i.id = ${id} and ${whose}`) : []
  if (!row) throw notFound(NONE)
  return row
}

export const ownInvite = (ctx: Ctx, id: string) => found(ctx, id, ofPerson(ctx))
export const seenInterview = async (ctx: Ctx, id: string) => found(ctx, id, await ofCompany(ctx))
/** Of a job of the company's own tree: for who changes it. */
export const ownedInterview = async (ctx: Ctx, id: string) =>
  found(ctx, id, sql`j.company_id = any(${await myTree(ctx)}::uuid[])`)
