// A certificate's hours among the person's others: credited once, taken back with it, counted by their institution.
import { creditHours, showTotals, withdrawHours } from '#features/complementary-hours/server/complementary-hours.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Completed } from './completed.ts'

const CATEGORY = 'course'
const LONGEST_TITLE = 160
const keyOf = (user_info_id: string, matriculation_id: string) => ({
  user_info_id,
  source: 'academy' as const,
  source_key: matriculation_id,
})

export const finishedOn = ({ completed_at }: Completed) => today(new Date(completed_at!))

export const creditCourse = (ctx: Ctx, of: Completed) =>
  creditHours(ctx, {
    ...keyOf(of.user_info_id, of.id),
    category: CATEGORY,
    title: of.title.length > LONGEST_TITLE ? `${of.title.slice(0, LONGEST_TITLE - 1)}…` : of.title,
    issuer: ctx.configuration.app_name,
    hours: of.hours,
    finished_on: finishedOn(of),
  })

export const withdrawCourse = (ctx: Ctx, user_info_id: string, matriculation_id: string) =>
  withdrawHours(ctx, keyOf(user_info_id, matriculation_id))

export async function countedHours(ctx: Ctx) {
  const { categories } = (await showTotals(ctx)).data.attributes
  const found = categories.find(({ value }) => value === CATEGORY)
  if (!found) return null
  const { label, hours, credited, cap, why } = found
  return { category: label, hours, credited, cap, why }
}
