// Which company's months are asked for, and by whom.
import { sql } from 'kysely'
import { membershipIn, treeOf } from '#features/companies/server/companies.ts'
import { LIVED } from '#features/internships/server/internships.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'
import { isoMonth } from '#wire/time/date.ts'
import { monthOf, monthsDown } from '../wire/months.ts'
import { closedMonths } from './draft.ts'

const NO_COMPANY = 'Não encontramos esta empresa entre as suas.'
const NO_MONTH = 'Esta empresa não tem extrato deste mês.'

export const isOperator = ({ actor }: Ctx) => (actor as SignedIn).user_type === 'Operator'

/** The own company without a choice; a manager chooses in their tree, the operator among all. */
export async function companyAsked(ctx: Ctx, company_id: string | undefined): Promise<string> {
  if (isOperator(ctx)) {
    const found =
      company_id && isUuid(company_id)
        ? await ctx.db.selectFrom('companies').select('id').where('id', '=', company_id).executeTakeFirst()
        : undefined
    if (!found) throw notFound(NO_COMPANY)
    return found.id
  }
  const own = membershipIn(ctx).company_id
  if (!company_id || company_id === own) return own
  const found = (await treeOf(ctx, own)).find(({ id }) => id === company_id)
  if (!found) throw notFound(NO_COMPANY)
  return found.id
}

const MOST_OPEN = 12

/** From the first month that is charged to the one that runs, the latest first. */
export async function monthsOf(ctx: Ctx, company_id: string): Promise<string[]> {
  const now = monthOf(today(ctx.now))
  const [closed] = await closedMonths(ctx, company_id)
  if (closed) return monthsDown(closed, now)
  const { rows } = await sql<{ first: string | null }>`select least(
    (select min(starts_on) from fees where company_id = ${company_id}),
    (select min(i.starts_on) from internships i where i.company_id = ${company_id} and ${LIVED})) as first`.execute(
    ctx.db,
  )
  const first = rows[0]?.first
  return monthsDown(first && monthOf(first) < now ? monthOf(first) : now, now).slice(0, MOST_OPEN)
}

/** Of those, the first one with an intern and a fee. */
export async function firstCharged(ctx: Ctx, company_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ first: string | null }>`select greatest(
    (select min(starts_on) from fees where company_id = ${company_id}), min(i.starts_on)) as first
    from internships i where i.company_id = ${company_id} and ${LIVED}
    having exists (select from fees where company_id = ${company_id})`.execute(ctx.db)
  const first = rows[0]?.first
  return first ? (await monthsOf(ctx, company_id)).findLast((month) => month >= monthOf(first)) : undefined
}

async function monthAsked(ctx: Ctx, company_id: string, month: string): Promise<string> {
  const months = isoMonth(month) === month ? await monthsOf(ctx, company_id) : []
  if (!months.includes(month)) throw notFound(NO_MONTH)
  return month
}

export async function asked(ctx: Ctx, company: string | undefined, month: string) {
  const company_id = await companyAsked(ctx, company)
  return { company_id, month: await monthAsked(ctx, company_id, month) }
}
