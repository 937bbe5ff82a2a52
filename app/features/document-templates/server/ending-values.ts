// What a termination prints of recess and money, reckoned on its last day.
import { recessEarned, recessLeft } from '#features/internships/wire/law/recess.ts'
import { settlementOf } from '#features/internships/wire/law/settlement.ts'
import type { Slot } from '#features/internships/wire/terms.ts'
import type { Ctx } from '#server/context.ts'
import type { Row } from '../wire/variables.ts'
import type { Found } from './internship-for.ts'

const takenOf = async (ctx: Ctx, internship_id: string) => {
  const rows = await ctx.db
    .selectFrom('recess_entries')
    .select(['from_day as from', 'to_day as to'])
    .where('internship_id', '=', internship_id)
    .where('from_day', 'is not', null)
    .execute()
  return rows as { from: string; to: string }[]
}

/** Blank without a last day: of any other document. */
export async function endingValues(ctx: Ctx, internship_id: string, found: Found, last: unknown): Promise<Row> {
  const { starts_on, stipend, stipend_period, transport_allowance } = found
  if (typeof last !== 'string' || !starts_on || last < starts_on) return {}
  const span = { from: starts_on, to: last }
  const { due, taken, left } = recessLeft(span, await takenOf(ctx, internship_id))
  const {
    recess,
    stipend: paid,
    transport,
    total,
  } = settlementOf({
    starts_on,
    last_day: last,
    recess_left: left,
    stipend,
    stipend_period,
    transport_allowance,
    schedule: found.schedule as Slot[],
  })
  return {
    'rescisao.recesso_devido': due,
    'rescisao.recesso_conta': recessEarned(span).sum,
    'rescisao.recesso_gozado': taken,
    'rescisao.recesso_a_pagar': Math.max(0, left),
    'rescisao.recesso_valor': recess?.amount ?? null,
    'rescisao.recesso_valor_conta': recess?.sum ?? null,
    'rescisao.bolsa_valor': paid?.amount ?? null,
    'rescisao.bolsa_conta': paid?.sum ?? null,
    'rescisao.transporte_valor': transport?.amount ?? null,
    'rescisao.transporte_conta': transport?.sum ?? null,
    'rescisao.total': total,
  }
}
