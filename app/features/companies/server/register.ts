import { emailTaken, hashPassword, openLogin, recordAcceptance } from '#features/accounts/server/accounts.ts'
import { findPartner } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { invalid } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { bareCnpj, isCnpj } from '#wire/cnpj.ts'
import { isEmail } from '#wire/person/email.ts'
import { ADMINISTRADOR } from '#wire/person/roles.ts'
import { webLink } from '#wire/link/web-link.ts'
import { CNPJ_TAKEN, EMAIL_TAKEN, NO_SECTOR, type Registration } from '../wire/registration.ts'
import { companyResource } from './serializer.ts'
import { addManager, newCompany } from './new-company.ts'

export const companyRegistered = announcement<{ company_id: string; manager_id: string }>('company registered')

/** The registering manager becomes the company's Administrador and can log in at once. */
export async function registerCompany(ctx: Ctx, form: Registration, institution_id: number | null = null) {
  await refuseTaken(ctx, form)
  const password_hash = await hashPassword(form.company_managers_attributes[0]!.password)
  return (ctx: Ctx) => writeRegistration(ctx, form, { password_hash, institution_id }).catch(sayTaken)
}

type With = { password_hash: string; institution_id: number | null }

async function writeRegistration(ctx: Ctx, form: Registration, { password_hash, institution_id }: With) {
  const { company_managers_attributes: managers, cnpj, website, ...rest } = form
  const { email, name } = managers[0]!
  const login_id = await openLogin(ctx, { user_type: 'CompanyManager', email, password_hash })
  await recordAcceptance(ctx, login_id)
  const { id: company_id } = await newCompany(ctx, {
    ...rest,
    cnpj: bareCnpj(cnpj),
    website: webLink(website)!,
    registered_at_institution_id: institution_id,
  })
  const manager_id = await addManager(ctx, { company_id, login_id, name, role_ids: [ADMINISTRADOR] })
  await announce(ctx, companyRegistered, { company_id, manager_id })
  return company_id
}

/** Two people at the same instant: the constraint lets one pass, and the other reads what stood in the way. */
function sayTaken(error: unknown): never {
  const constraint = brokenConstraint(error)
  if (constraint === 'companies_cnpj_taken') throw invalid({ cnpj: CNPJ_TAKEN })
  if (constraint === 'logins_email_taken') throw invalid({ 'company_managers[0].email': EMAIL_TAKEN })
  throw error
}

/** What is cheap to know is asked before a password is worked on; the constraints keep the last word. */
async function refuseTaken(ctx: Ctx, form: Registration) {
  const wrong = {
    ...(!(await isSector(ctx, form.sector_id)) && { sector_id: NO_SECTOR }),
    ...(await takenFields(ctx, form)),
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** The list offers divisions; the sections above them only head it. */
const isSector = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('sectors')
    .select('id')
    .where('id', '=', id)
    .where('parent_id', 'is not', null)
    .executeTakeFirst()) !== undefined

const takenFields = async (ctx: Ctx, form: Registration) => ({
  ...((await cnpjTaken(ctx, form.cnpj)) && { cnpj: CNPJ_TAKEN }),
  ...((await emailTaken(ctx, 'CompanyManager', form.company_managers_attributes[0]!.email)) && {
    'company_managers[0].email': EMAIL_TAKEN,
  }),
})

/** On an institution's board: the company remembers where it came from. */
export const registerOnBoard = async (ctx: Ctx, display_name: string, form: Registration) =>
  registerCompany(ctx, form, (await findPartner(ctx, display_name)).id)

/** As it is told to whoever registered it. */
export const registeredCompany = async (ctx: Ctx, id: string) => ({
  data: companyResource(
    await ctx.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  ),
})

const REGISTRATIONS = { name: 'registrations', times: 20, seconds: 600 }

/** A shared office fits; somebody who tries numbers, or makes the server hash for ever, does not. */
export const spendRegistration = (ctx: Ctx) => ctx.limits.spend(REGISTRATIONS, ctx.network)

const CHECKS = { name: 'registration checks', times: 60, seconds: 60 }

const withCnpj = writtenOnce((db, { cnpj }: { cnpj: string }) =>
  db.selectFrom('companies').select('id').where('cnpj', '=', cnpj),
)
const cnpjTaken = async (ctx: Ctx, cnpj: string) => (await withCnpj(ctx, { cnpj: bareCnpj(cnpj) })).length > 0

export async function mayUseCnpj(ctx: Ctx, cnpj: string) {
  ctx.limits.spend(CHECKS, ctx.network)
  return isCnpj(cnpj) && !(await cnpjTaken(ctx, cnpj))
}

export async function mayUseEmail(ctx: Ctx, email: string) {
  ctx.limits.spend(CHECKS, ctx.network)
  return isEmail(email) && !(await emailTaken(ctx, 'CompanyManager', email))
}
