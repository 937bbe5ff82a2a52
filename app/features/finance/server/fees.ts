import { sql } from 'kysely'
import { activeOnSql } from '#features/internships/server/internships.ts'
import { contains } from '#server/database/contains.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { isoDate } from '#wire/time/date.ts'
import { centsOf, moneyOf } from '../wire/cents.ts'
import type { Basis } from '../wire/charged-days.ts'
import type * as wire from '../wire/fees.ts'
import { monthOf, monthWords } from '../wire/months.ts'
import { closedMonths } from './draft.ts'
import { feesOf } from './fee-rows.ts'

const CLOSED = (month: string) =>
  `O extrato de ${monthWords(month)} está fechado e não muda: a taxa pode valer a partir do mês seguinte.`

const shown = ({ starts_on, cents, basis }: { starts_on: string; cents: number; basis: string }) => ({
  starts_on,
  amount: moneyOf(cents),
  basis: basis as Basis,
})

async function namedCompany(ctx: Ctx, id: string) {
  const found = isUuid(id)
    ? await ctx.db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!found) throw notFound('Não encontramos esta empresa.')
  return found
}

export async function showFees(ctx: Ctx, id: string): Promise<Answer<typeof wire.showFees>> {
  const { name } = await namedCompany(ctx, id)
  const fees = (await feesOf(ctx, [id])).map(shown)
  return { data: { id, type: 'company_fees', attributes: { name, fees } } }
}

/** One for each day: a second one of the same day takes its place. A closed month keeps what it was closed with. */
export async function setFee(ctx: Ctx, id: string, fee: Received<typeof wire.setFee>['body']['fee']) {
  await ctx.db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const starts_on = isoDate(fee.starts_on)!
  const last = (await closedMonths(ctx, id)).at(-1)
  if (last && monthOf(starts_on) <= last) throw conflict(CLOSED(last))
  const { login_id } = ctx.actor as SignedIn
  const now = { cents: centsOf(fee.amount), basis: fee.basis, created_by: login_id, created_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('fees')
    .values({ id: uuid(ctx.now.getTime()), company_id: id, starts_on, ...now })
    .onConflict((on) => on.constraint('fees_of_a_day').doUpdateSet(now))
    .execute()
  return id
}

type Row = {
  id: string
  name: string
  cnpj: string
  interns: number
  closed: string | null
  starts_on: string | null
  cents: number
  basis: string
  total: number
}

export async function listBilled(
  ctx: Ctx,
  { q, without_fee, page, per_page }: Received<typeof wire.listBilled>['query'],
): Promise<Answer<typeof wire.listBilled>> {
  const day = today(ctx.now)
  const wanted = [sql<boolean>`true`]
  if (q) wanted.push(contains(sql`fold(name)`, q))
  if (without_fee) wanted.push(sql<boolean>`starts_on is null and interns > 0`)
  const { rows } = await sql<Row>`
    with billed as (
      select c.id, c.name, c.cnpj, f.starts_on, f.cents, f.basis,
        (select count(*)::int from internships i where i.company_id = c.id and ${activeOnSql(day)}) as interns,
        (select max(month) from statements s where s.company_id = c.id) as closed
      from companies c left join lateral (select starts_on, cents, basis from fees
        where company_id = c.id and starts_on <= ${day}::date order by starts_on desc limit 1) f on true)
    select *, (count(*) over ())::int as total from billed where ${sql.join(wanted, sql` and `)}
    order by interns desc, fold(name), id limit ${per_page} offset ${Math.min((page - 1) * per_page, 2 ** 31)}`.execute(
    ctx.db,
  )
  return {
    collection: {
      data: rows.map(({ id, name, cnpj, interns, closed, starts_on, cents, basis }) => ({
        id,
        type: 'billed_company',
        attributes: { name, cnpj, interns, closed, fee: starts_on ? shown({ starts_on, cents, basis }) : null },
      })),
    },
    ...totals(rows[0]?.total ?? 0, per_page),
  }
}
