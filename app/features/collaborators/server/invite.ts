import { inviteLogin, openLogin } from '#features/accounts/server/accounts.ts'
import { addManager } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import type { Received } from '#wire/endpoint.ts'
import type { createCollaborator } from '../wire.ts'
import { writeProfile } from './write-profile.ts'

export type NewPerson = Received<typeof createCollaborator>['body']['company_manager']

/** Login, membership, profile and letter are one. A taken e-mail breaks logins_email_taken. */
export async function invite(ctx: Ctx, { email, company_id, company_group_role_ids, ...profile }: NewPerson) {
  const login_id = await openLogin(ctx, { user_type: 'CompanyManager', email })
  const { name, job_title } = profile
  const id = await addManager(ctx, { company_id, login_id, name, role_ids: [...new Set(company_group_role_ids)], ...(job_title && { job_title }) })
  await writeProfile(ctx, id, profile)
  await inviteLogin(ctx, { login_id, name, company_id })
  return id
}
