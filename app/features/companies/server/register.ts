import { emailTaken, hashPassword, openLogin, recordAcceptance } from '#features/accounts/server/accounts.ts'
import { findPartner } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { invalid, Refusal, usedKey } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { bareCnpj, isCnpj } from '#wire/cnpj.ts'
import { bareEmail, isEmail } from '#wire/email.ts'
import { ADMINISTRADOR } from '#wire/roles.ts'
import { webLink } from '#wire/web-link.ts'
import { CNPJ_TAKEN, EMAIL_TAKEN, NO_SECTOR, type Registration } from '../wire/registration.ts'
import { addManager, newCompany } from './write.ts'

export const companyRegistered = announcement<{ company_id: string; manager_id: string }>('company registered')

/** The registering manager becomes the company's Administrador and can log in at once. */
export async function registerCompany(ctx: Ctx, form: Registration, institution_id: number | null = null) {
  const manager = form.company_managers_attributes[0]!
  const creation_key = ctx.idempotency_key ?? null
  const before = await registeredWith(ctx, creation_key, form)
  if (before) return before
  try {
    await refuseTaken(ctx, form)
    const password_hash = await hashPassword(manager.password)
    return await transaction(ctx, async (ctx) => {
      const login_id = await openLogin(ctx, { user_type: 'CompanyManager', email: manager.email, password_hash })
      await recordAcceptance(ctx, login_id)
      const company = await newCompany(ctx, {
        ...form,
        cnpj: bareCnpj(form.cnpj),
        website: webLink(form.website)!,
        registered_at_institution_id: institution_id,
        creation_key,
      })
      const manager_id = await addManager(ctx, {
        company_id: company.id,
        login_id,
        name: manager.name,
        role_ids: [ADMINISTRADOR],
      })
      await announce(ctx, companyRegistered, { company_id: company.id, manager_id })
      return company
    })
  } catch (error) {
    // What stands in the way may be this very registration, come a moment earlier.
    const meanwhile =
      (error instanceof Refusal || brokenConstraint(error)) && (await registeredWith(ctx, creation_key, form))
    if (!meanwhile) throw await told(ctx, error, form)
    return meanwhile
  }
}

/** A registration whose answer was lost comes again with its Idempotency-Key: it is answered, not refused as taken. */
async function registeredWith(
  ctx: Ctx,
  creation_key: string | null,
  { cnpj, company_managers_attributes: [manager] }: Registration,
) {
  if (creation_key === null) return undefined
  const ofManager = ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select('m.company_id')
    .where('l.email', '=', bareEmail(manager!.email))
  return ctx.db
    .selectFrom('companies')
    .selectAll()
    .where('creation_key', '=', creation_key)
    .where('cnpj', '=', bareCnpj(cnpj))
    .where('id', 'in', ofManager)
    .executeTakeFirst()
}

/** Two people at the same instant: the constraint lets one pass, and the other reads every field that stands in the way. */
async function told(ctx: Ctx, error: unknown, form: Registration) {
  const constraint = brokenConstraint(error)
  if (constraint === 'companies_created_once') return usedKey()
  if (constraint !== 'companies_cnpj_taken' && constraint !== 'logins_email_taken') return error
  return invalid({
    ...(await takenFields(ctx, form)),
    ...(constraint === 'companies_cnpj_taken' ? { cnpj: CNPJ_TAKEN } : { 'company_managers[0].email': EMAIL_TAKEN }),
  })
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
export async function registerOnBoard(ctx: Ctx, display_name: string, form: Registration) {
  const partner = await findPartner(ctx, display_name)
  return { company: await registerCompany(ctx, form, partner.id), board: partner.display_name }
}

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
