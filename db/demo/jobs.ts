// Invented jobs, written and published by the product's own verbs.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { judgeCompany } from '#features/companies/server/companies.ts'
import { createJob, publishJob } from '#features/jobs/server/jobs.ts'
import { createForm } from '#features/questionnaires/server/questionnaires.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Advert } from './adverts/advert.ts'
import { aurora } from './adverts/aurora.ts'
import { jatoba } from './adverts/jatoba.ts'
import { nimbo } from './adverts/nimbo.ts'
import { branch, companies, operator } from './people.ts'
import { horizonte } from './universidade-horizonte.ts'

const DAY_MS = 86_400_000

const CNPJ: Record<Advert['by'], string> = {
  aurora: companies[0]!.cnpj,
  'aurora-campinas': branch.cnpj,
  nimbo: companies[1]!.cnpj,
  jatoba: companies[2]!.cnpj,
}
const MANAGER: Record<Advert['by'], string> = {
  aurora: companies[0]!.manager.email,
  'aurora-campinas': companies[0]!.manager.email,
  nimbo: companies[1]!.manager.email,
  jatoba: companies[2]!.manager.email,
}

export async function writeJobs(ctx: Ctx) {
  const school = await ctx.db
    .selectFrom('institution_partners')
    .select('institution_id')
    .where('display_name', '=', horizonte.display_name)
    .executeTakeFirst()
  for (const advert of [...aurora, ...nimbo, ...jatoba])
    if (school || !advert.only_horizonte) await publish(ctx, advert, school?.institution_id)
}

async function publish(
  ctx: Ctx,
  { by, days_ago, open_days, only_horizonte, asks, ...form }: Advert,
  institution_id: number | undefined,
) {
  const company = await ctx.db
    .selectFrom('companies')
    .select(['id', 'verification'])
    .where('cnpj', '=', bareCnpj(CNPJ[by]))
    .executeTakeFirst()
  const login = await loginByEmail(ctx, 'CompanyManager', MANAGER[by])
  const manager =
    login &&
    (await ctx.db
      .selectFrom('company_managers')
      .select(['id', 'company_id'])
      .where('login_id', '=', login.id)
      .executeTakeFirst())
  if (!company || !login || !manager) return // somebody took the demonstration apart
  if (company.verification === 'pendente')
    await judgeCompany(ctx, {
      company_id: company.id,
      verification: 'verificada',
      login_id: (await loginByEmail(ctx, 'Operator', operator.email))!.id,
    })
  const actor = {
    user_type: 'CompanyManager' as const,
    login_id: login.id,
    session_id: '',
    membership: { manager_id: manager.id, company_id: manager.company_id, roles: ['Administrador' as const] },
  }
  const then = { ...ctx, actor, now: new Date(ctx.now.getTime() - days_ago * DAY_MS) }
  const closes_at = formatDate(today(ctx.now, open_days))
  const id = await createJob(then, {
    ...form,
    company_id: company.id,
    closes_at,
    ...(only_horizonte && institution_id && { institution_ids: [institution_id] }),
    ...(asks && { form_id: await createForm(then, { ...asks, company_id: company.id }) }),
  })
  await publishJob(then, id)
}
