import type { Ctx } from '#server/context.ts'
import type { Basis } from '../wire/charged-days.ts'
import type { Since } from './runs.ts'

export type Fee = { company_id: string; starts_on: string; cents: number; basis: Basis }

/** The latest first. */
export const feesOf = async (ctx: Ctx, companies: string[]): Promise<Fee[]> =>
  (await ctx.db
    .selectFrom('fees')
    .select(['company_id', 'starts_on', 'cents', 'basis'])
    .where('company_id', 'in', companies)
    .orderBy('starts_on', 'desc')
    .execute()) as Fee[]

/** By company. */
export type Fees = ReadonlyMap<string, Since<Fee>>
export const feesBy = (fees: readonly Fee[]): Fees =>
  Map.groupBy(
    fees.map((value) => ({ since: value.starts_on, value })),
    ({ value }) => value.company_id,
  )
