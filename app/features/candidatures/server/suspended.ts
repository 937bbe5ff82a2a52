import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { SUSPENDED } from '../wire/candidature-words.ts'

/** For what would bring people closer to a company that they must be kept safe from. */
export async function refuseSuspended(ctx: Ctx, company_id: string) {
  if (await isSuspended(ctx, company_id)) throw forbidden(SUSPENDED)
}
