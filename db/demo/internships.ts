// Invented internships, begun and ended by the product's own verbs. They say what the two profiles tell.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { beginInternship, endOn } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { yearOf } from '#server/today.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { partnerOf, termsFrom } from './contract-terms.ts'
import { companies } from './people.ts'

const [aurora, nimbo] = companies

/** Each lasts two years at most, as the law has it. */
export async function writeInternships(ctx: Ctx) {
  const year = yearOf(ctx.now)
  await begin(ctx, {
    email: 'estagiaria@demo.test',
    cnpj: aurora!.cnpj,
    supervisor: 'supervisora@demo.test',
    signer: 'representante@demo.test',
    starts_on: `${year}-01-01`,
    ends_on: `${year + 1}-12-31`,
  })
  const past = await begin(ctx, {
    email: 'ex-estagiario@demo.test',
    cnpj: nimbo!.cnpj,
    supervisor: nimbo!.manager.email,
    signer: nimbo!.manager.email,
    starts_on: `${year - 3}-12-02`,
    ends_on: `${year - 1}-12-01`,
  })
  if (past) await endOn(ctx, past, `${year - 1}-11-28`)
}

type Demo = { email: string; cnpj: string; supervisor?: string; signer?: string; starts_on: string; ends_on: string }

async function begin(ctx: Ctx, { email, cnpj, supervisor, signer, ...days }: Demo) {
  const person = await ctx.db
    .selectFrom('user_infos')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('user_infos.id')
    .where('email', '=', email)
    .executeTakeFirst()
  const company = await ctx.db
    .selectFrom('companies')
    .select('id')
    .where('cnpj', '=', bareCnpj(cnpj))
    .executeTakeFirst()
  if (!person || !company) return undefined // somebody took the demonstration apart
  const supervisor_id = supervisor && (await managerOf(ctx, supervisor, company.id))
  const company_signer_id = signer && (await managerOf(ctx, signer, company.id))
  const institution_id = await partnerOf(ctx)
  return beginInternship(ctx, {
    user_info_id: person.id,
    company_id: company.id,
    ...days,
    ...(supervisor_id && { supervisor_id }),
    // On paper, long ago: what was agreed on is told, and no document of it is here.
    ...(supervisor_id &&
      company_signer_id &&
      institution_id && { terms: termsFrom(ctx, 0, { supervisor_id, company_signer_id, institution_id }) }),
  })
}

async function managerOf(ctx: Ctx, email: string, company_id: string) {
  const login = await loginByEmail(ctx, 'CompanyManager', email)
  const found =
    login &&
    (await ctx.db
      .selectFrom('company_managers')
      .select('id')
      .where('login_id', '=', login.id)
      .where('company_id', '=', company_id)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst())
  return found?.id
}
