import { standingOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { SUSPENDED } from '../wire/candidature-words.ts'

/** By its own standing or by that of a company above it; asked afresh each time, so that all comes back when it ends. */
export const isSuspended = async (ctx: Ctx, company_id: string) => (await standingOf(ctx, company_id)).verification === 'suspensa'

/** For what would bring people closer to a company that they must be kept safe from. */
export async function refuseSuspended(ctx: Ctx, company_id: string) {
  if (await isSuspended(ctx, company_id)) throw forbidden(SUSPENDED)
}
