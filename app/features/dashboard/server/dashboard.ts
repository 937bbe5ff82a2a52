import { emailConfirmed } from '#features/accounts/server/accounts.ts'
import { companyWork } from '#features/candidatures/server/candidatures.ts'
import { myTree, standingOf } from '#features/companies/server/companies.ts'
import { closingJobs, hasPublished } from '#features/jobs/server/jobs.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { Figures } from '#server/feature.ts'
import type { Answer } from '#wire/endpoint.ts'
import { CARDS, type Feature, inTable, mayUse } from '#wire/person/roles.ts'
import type * as wire from '../wire.ts'

async function suspendedFor(ctx: Ctx, company_id: string) {
  const last = await ctx.db
    .selectFrom('company_verifications')
    .select('reason')
    .where('company_id', '=', company_id)
    .where('verification', '=', 'suspensa')
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()
  return last?.reason ?? null
}

/** Until the first job is published and the page says who they are; colleagues may come later. */
async function firstSteps(ctx: Ctx, company_id: string, tree: string[], confirmed: boolean) {
  const { description } = await ctx.db
    .selectFrom('companies')
    .select('description')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const { n } = await ctx.db
    .selectFrom('company_managers')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_id', 'in', tree)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  const page = Boolean(description)
  const job = await hasPublished(ctx, tree)
  return page && job && confirmed ? null : { page, job, colleagues: Number(n) > 1 }
}

/** Only cards that the person's roles grant are counted. */
export async function showDashboard(ctx: Ctx, figures: Figures): Promise<Answer<typeof wire.showDashboard>> {
  const { membership, login_id } = ctx.actor as SignedIn
  const { company_id, roles } = membership!
  const { name } = await ctx.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const { verification, suspended_with } = await standingOf(ctx, company_id)
  const granted = (Object.keys(CARDS) as Feature[]).filter((feature) => inTable(CARDS, feature, roles))
  const tree = await myTree(ctx)
  const email_confirmed = await emailConfirmed(ctx, login_id)
  const recruits = mayUse('JOBS', roles)
  const cards = []
  for (const feature of granted)
    cards.push({ feature, ...((await figures[feature]?.(ctx, tree)) ?? { count: null, waiting: null }) })
  return {
    data: {
      id: company_id,
      type: 'dashboard',
      attributes: {
        company_name: name,
        verification,
        reason:
          verification === 'suspensa' && mayUse('SETTINGS', roles)
            ? suspended_with
              ? `${suspended_with}, da qual esta empresa é filial, está suspensa, e isso vale também para as filiais.`
              : await suspendedFor(ctx, company_id)
            : null,
        email_confirmed,
        cards,
        work: recruits ? { ...(await companyWork(ctx, tree)), closing: await closingJobs(ctx, tree) } : null,
        first_steps: mayUse('SETTINGS', roles) ? await firstSteps(ctx, company_id, tree, email_confirmed) : null,
      },
    },
  }
}
