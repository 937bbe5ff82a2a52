// A month as it would be closed now.
import type { Ctx } from '#server/context.ts'
import { dayOf, lastOf, monthFrom } from '../wire/months.ts'
import { adjustmentsOf } from './adjustments.ts'
import { chargesOf } from './charges.ts'
import { feesBy, feesOf } from './fee-rows.ts'
import { groupOf, livesOf } from './lives.ts'
import { type Stipend, stipendsOf } from './stipends.ts'
import { toldElsewhere } from './told.ts'

export type Line = {
  kind: 'month' | 'adjustment'
  internship_id: string
  person_name: string
  month: string
  days: number
  base: number
  unit_cents: number
  cents: number
  words: string
  refers_to: string | null
}
export type Statement = {
  month: string
  lines: Line[]
  stipends: Stipend[]
  cents: number
  stipend_cents: number
}
export type Draft = Statement & { /** Days from which no fee holds. */ missing: string[] }

/** The months that are closed, in order: each follows the one before. */
export const closedMonths = async (ctx: Ctx, company_id: string): Promise<string[]> =>
  (
    await ctx.db
      .selectFrom('statements')
      .select('month')
      .where('company_id', '=', company_id)
      .orderBy('month')
      .execute()
  ).map(({ month }) => month)

const sum = (of: readonly { cents: number }[]) => of.reduce((all, { cents }) => all + cents, 0)
const isFull = ({ days, base }: Line) => days === base

/** What arrives late for closed months stands in the one that is closed next. */
export async function chargedIn(ctx: Ctx, company_id: string, month: string) {
  const group = await groupOf(ctx, company_id)
  const fees = feesBy(await feesOf(ctx, group))
  const closed = await closedMonths(ctx, company_id)
  const days = { from: dayOf(month, 1), to: dayOf(month, lastOf(month)) }
  const people = await livesOf(ctx, { company_id, group, ...days })
  const told = await toldElsewhere(ctx, company_id, group, people)
  const all = people.map((lives) => chargesOf(lives, month, fees, told))
  const own = all.flatMap(({ charges }) => charges).filter(({ life }) => life.company_id === company_id)
  const lines = own
    .map(({ life, fee, words, ...counted }): Line => ({
      kind: 'month',
      internship_id: life.internship_id,
      person_name: life.person_name,
      month,
      days: counted.days,
      base: counted.base,
      unit_cents: fee.cents,
      cents: counted.cents,
      words,
      refers_to: null,
    }))
    .toSorted((one, other) => Number(isFull(other)) - Number(isFull(one)))
  const last = closed.at(-1)
  if (last && month === monthFrom(last, 1))
    lines.push(...(await adjustmentsOf(ctx, { company_id, group, month, fees })))
  const missing = all.flatMap((each) => each.missing).filter((each) => each.company_id === company_id)
  return { month, lines, cents: sum(lines), missing: [...new Set(missing.map(({ day }) => day))].toSorted(), people }
}

export async function draftOf(ctx: Ctx, company_id: string, month: string): Promise<Draft> {
  const { people, ...charged } = await chargedIn(ctx, company_id, month)
  const stipends = await stipendsOf(ctx, { company_id, month, people })
  return { ...charged, stipends, stipend_cents: stipends.reduce((of, { stipend_cents }) => of + stipend_cents, 0) }
}
