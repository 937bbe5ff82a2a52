import { inviteLogins, openLogins } from '#features/accounts/server/accounts.ts'
import { addManagers } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import type { Received } from '#wire/endpoint.ts'
import type { createCollaborator } from '../wire/collaborators.ts'
import { writeNewProfiles } from './write-profile.ts'

export type NewPerson = Received<typeof createCollaborator>['body']['company_manager']

/**
 * Logins, memberships, profiles and letters are one; however many people, a dozen statements. A taken e-mail breaks
 * logins_email_taken.
 */
export async function invite(ctx: Ctx, people: NewPerson[]): Promise<string[]> {
  const logins = await openLogins(
    ctx,
    people.map(({ email }) => ({ user_type: 'CompanyManager', email })),
  )
  const managers = people.map(({ company_id, company_group_role_ids, name, job_title }, at) => ({
    company_id,
    login_id: logins[at]!,
    name,
    job_title: job_title || null,
    role_ids: [...new Set(company_group_role_ids)],
  }))
  const ids = await addManagers(ctx, managers)
  await writeNewProfiles(
    ctx,
    people.map((profile, at) => ({ company_manager_id: ids[at]!, profile: { ...profile, accept_email: false } })),
  )
  await inviteLogins(ctx, managers)
  return ids
}
