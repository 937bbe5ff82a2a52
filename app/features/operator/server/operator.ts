import { judgeCompany, settleClaim } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import { roleName } from '#wire/person/roles.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire.ts'
import {
  claimPage,
  claimRows,
  claimsLike,
  companiesLike,
  countWaiting,
  countWeek,
  page,
  withContext,
} from './queries.ts'
import { claimResource, companyResource } from './serializer.ts'

export async function listCompanies(
  ctx: Ctx,
  query: Received<typeof wire.listCompanies>['query'],
): Promise<Answer<typeof wire.listCompanies>> {
  const { n } = await companiesLike(ctx, query)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await page(ctx, query, query).execute()
  return { collection: { data: rows.map(companyResource) }, ...totals(Number(n), query.per_page) }
}

async function findCompany(ctx: Ctx, id: string) {
  const row = isUuid(id) && (await withContext(ctx, {}).where('companies.id', '=', id).executeTakeFirst())
  if (!row) throw notFound('Não encontramos essa empresa.')
  return companyResource(row)
}

export async function showCompany(ctx: Ctx, id: string): Promise<Answer<typeof wire.showCompany>> {
  const company = await findCompany(ctx, id)
  const managers = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .leftJoin('company_manager_roles', 'company_manager_roles.company_manager_id', 'company_managers.id')
    .select(['company_managers.name', 'logins.email', 'deactivated_at'])
    .select((e) => [e('password_hash', 'is', null).as('invited'), e('released_at', 'is not', null).as('uninvited')])
    .select((e) => e.fn<number[] | null>('array_agg', ['role_id']).as('role_ids'))
    .where('company_id', '=', id)
    .groupBy(['company_managers.id', 'logins.id'])
    .orderBy('company_managers.created_at')
    .execute()
  const decisions = await ctx.db
    .selectFrom('company_verifications')
    .innerJoin('logins', 'logins.id', 'decided_by_login_id')
    .select(['verification', 'reason', 'logins.email as decided_by', 'decided_at'])
    .where('company_id', '=', id)
    .orderBy('decided_at', 'desc')
    .execute()
  return {
    data: {
      ...company,
      attributes: {
        ...company.attributes,
        managers: managers.map(({ deactivated_at, role_ids, ...rest }) => ({
          ...rest,
          invited: Boolean(rest.invited),
          uninvited: Boolean(rest.uninvited),
          active: deactivated_at === null,
          roles: (role_ids ?? []).filter(Boolean).sort().map(roleName),
        })),
        decisions: decisions as Answer<typeof wire.showCompany>['data']['attributes']['decisions'],
      },
    },
  }
}

export async function judge(ctx: Ctx, company_id: string, verdict: Received<typeof wire.judgeCompany>['body']) {
  await findCompany(ctx, company_id)
  await judgeCompany(ctx, { ...verdict, company_id, login_id: (ctx.actor as SignedIn).login_id })
  return { data: await findCompany(ctx, company_id) }
}

export async function listClaims(
  ctx: Ctx,
  query: Received<typeof wire.listClaims>['query'],
): Promise<Answer<typeof wire.listClaims>> {
  const { n } = await claimsLike(ctx, query)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await claimPage(ctx, query, query).execute()
  return { collection: { data: rows.map(claimResource) }, ...totals(Number(n), query.per_page) }
}

export async function settle(
  ctx: Ctx,
  claim_id: string,
  settlement: Received<typeof wire.settleClaim>['body'],
): Promise<Answer<typeof wire.settleClaim>> {
  await settleClaim(ctx, { ...settlement, claim_id, login_id: (ctx.actor as SignedIn).login_id })
  return {
    data: claimResource(await claimRows(ctx, { id: claim_id }).executeTakeFirstOrThrow()),
  }
}

export const showOverview = async (ctx: Ctx): Promise<Answer<typeof wire.showOverview>> => ({
  data: {
    id: (ctx.actor as SignedIn).login_id,
    type: 'overview',
    attributes: { ...(await countWaiting(ctx)), week: await countWeek(ctx), week_before: await countWeek(ctx, 1) },
  },
})
