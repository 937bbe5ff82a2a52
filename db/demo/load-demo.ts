import { hashPassword, loginByEmail, openLogin, trustEmail } from '#features/accounts/server/accounts.ts'
import { registerCandidate, trustInstitutionalEmail, updateProfile } from '#features/candidates/server/candidates.ts'
import { addManager, newCompany, registerCompany, registerOnBoard } from '#features/companies/server/companies.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { changeSiteSettings } from '#features/site-settings/server/site-settings.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { type House, newCtx } from '#server/house.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { roleName } from '#wire/roles.ts'
import { profilesOf } from './candidate-profiles.ts'
import { loadDemoCandidatures } from './candidatures.ts'
import { loadDemoDocuments } from './documents.ts'
import { loadDemoInternships } from './internships.ts'
import { loadDemoJobs } from './jobs.ts'
import { branch, candidates, colleagues, companies, operator, PASSWORD } from './people.ts'
import { siteSettings } from './site-links.ts'
import { horizonte } from './universidade-horizonte.ts'

const STAMP = 'demo'

/** Written once, all in one transaction, by the product's own verbs. */
export async function loadDemo(house: House) {
  const ctx = newCtx(house)
  const done = await ctx.db.selectFrom('stamps').select('name').where('name', '=', STAMP).executeTakeFirst()
  if (!done)
    await transaction(ctx, async (ctx) => {
      const university_id = await makePartner(ctx, horizonte)
      await writePeople(ctx, university_id)
      await ctx.db.insertInto('stamps').values({ name: STAMP, hash: '' }).execute()
    })
  await loadDemoDocuments(ctx)
  await loadDemoJobs(ctx)
  await loadDemoInternships(ctx)
  await loadDemoCandidatures(ctx)
}

async function writePeople(ctx: Ctx, university_id: number) {
  for (const { manager, ...company } of companies) {
    const form = { ...company, company_managers_attributes: [{ ...manager, password: PASSWORD }] }
    if (company === companies.at(-1)) await registerOnBoard(ctx, horizonte.display_name, form)
    else await registerCompany(ctx, form)
    await trustEmail(ctx, (await loginByEmail(ctx, 'CompanyManager', manager.email))!.id)
  }
  const first = await ctx.db.selectFrom('companies').select('id').where('cnpj', '=', bareCnpj(companies[0]!.cnpj)).executeTakeFirstOrThrow()
  await newCompany(ctx, { ...branch, cnpj: bareCnpj(branch.cnpj), parent_id: first.id })
  const password_hash = await hashPassword(PASSWORD)
  for (const { email, ...person } of colleagues) {
    const login_id = await openLogin(ctx, { user_type: 'CompanyManager', email, password_hash, email_confirmed: true })
    await addManager(ctx, { company_id: first.id, login_id, ...person })
  }
  const profiles = profilesOf({ university_id, year: ctx.now.getFullYear() })
  for (const candidate of candidates) {
    const { login_id } = await registerCandidate(ctx, { ...candidate, password: PASSWORD, email_confirmed: true })
    const profile = profiles[candidate.email]!
    await updateProfile(ctx, { user_type: 'User', login_id, session_id: '' }, profile)
    if (profile.institutional_email) await trustInstitutionalEmail(ctx, login_id)
  }
  const login_id = await openLogin(ctx, { user_type: 'Operator', ...operator, password_hash, email_confirmed: true })
  await changeSiteSettings({ ...ctx, actor: { user_type: 'Operator', login_id, session_id: '' } }, siteSettings)
}

export const demoLogins = () =>
  [
    `\nPessoas de demonstração (senha ${PASSWORD}):`,
    ...candidates.map(({ email }) => `  ${email}`),
    `  ${companies[0]!.manager.email} (Administrador)`,
    ...colleagues.map(({ email, role_ids }) => `  ${email} (${role_ids.map(roleName).join(', ')})`),
    `  ${operator.email}`,
    `Mural parceiro: /ies/${horizonte.display_name}\n`,
  ].join('\n')
