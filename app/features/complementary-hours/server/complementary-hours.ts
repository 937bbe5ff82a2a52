// The door: hours as their owner reads them, and what Academy and events credit.
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire.ts'
import { totalsOf } from './credit.ts'
import { hourResources } from './serializer.ts'
import { everythingOf } from './show-entry.ts'
import { printHours } from './statement.ts'

export { addCertificate } from './certificates.ts'
export { creditHours, withdrawHours } from './credit-hours.ts'
export { setHourCaps } from './hour-caps.ts'

export async function listHours(
  ctx: Ctx,
  { page, per_page, category }: Received<typeof wire.listHours>['query'],
): Promise<Answer<typeof wire.listHours>> {
  const { entries, categories } = await everythingOf(ctx)
  const all = hourResources(ctx, entries, categories).filter(
    ({ attributes }) => category === undefined || attributes.category === category,
  )
  return { collection: { data: all.slice((page - 1) * per_page, page * per_page) }, ...totals(all.length, per_page) }
}

export async function showTotals(ctx: Ctx): Promise<Answer<typeof wire.showHourTotals>> {
  const { person, entries, categories, institution } = await everythingOf(ctx)
  return { data: { id: person.id, type: 'hour_totals', attributes: totalsOf(entries, categories, institution) } }
}

export async function printStatement(ctx: Ctx) {
  const { person, entries, categories, institution } = await everythingOf(ctx)
  return {
    bytes: await printHours(
      ctx,
      person,
      hourResources(ctx, entries, categories),
      totalsOf(entries, categories, institution),
    ),
    person,
  }
}
