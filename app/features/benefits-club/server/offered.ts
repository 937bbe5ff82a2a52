// Benefits as a candidate reads them.
import { type RawBuilder, sql } from 'kysely'
import { inAudience } from '#features/candidates/server/candidates.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import type * as wire from '../wire/benefits.ts'
import { type BenefitRow, benefitRows } from './benefit-rows.ts'

type Own = { mine: boolean; worked: boolean | null }
type Offered = Answer<typeof wire.reportBenefit>['data']

/** What has ended stays in sight for so long. */
const DAYS_SHOWN = 30

const own = (ctx: Ctx) => {
  const { login_id } = ctx.actor as SignedIn
  return sql`, exists (select from benefit_codes c where c.benefit_id = b.id and c.login_id = ${login_id}) as mine,
    (select worked from benefit_reports r where r.benefit_id = b.id and r.login_id = ${login_id}) as worked`
}
const day = (iso: string | null) => iso && formatDate(iso)

const resourceOf = (ctx: Ctx, row: BenefitRow & Own, for_me: boolean): Offered => ({
  id: row.id,
  type: 'benefit',
  attributes: {
    partner: row.partner,
    title: row.title,
    description: row.description,
    category: row.category,
    kind: row.kind,
    audience: row.audience,
    for_me,
    standing: row.standing,
    starts_on: day(row.starts_on),
    ends_on: day(row.ends_on),
    last_worked_on: row.last_worked_at && formatDate(today(new Date(row.last_worked_at))),
    mine: row.mine,
    worked: row.worked,
  },
})

async function resourcesOf(ctx: Ctx, where: RawBuilder<unknown>, order?: RawBuilder<unknown>) {
  const rows = await benefitRows<Own>(ctx, where, { more: own(ctx), ...(order && { order }) })
  const meant = await inAudience(ctx)
  return rows.map((row) => resourceOf(ctx, row, meant(row.audience)))
}

export const offeredBenefit = async (ctx: Ctx, id: string) => ({
  data: (await resourcesOf(ctx, sql`b.id = ${id}`))[0]!,
})

export async function listBenefits(
  ctx: Ctx,
  { q, category, page, per_page }: Received<typeof wire.listBenefits>['query'],
): Promise<Answer<typeof wire.listBenefits>> {
  const now = today(ctx.now)
  const where = sql.join(
    [
      sql`b.published_at is not null and b.paused_by is distinct from 'operator'`,
      sql`(b.ends_on is null or b.ends_on >= ${today(ctx.now, -DAYS_SHOWN)}::date)`,
      ...(q?.trim() ? [contains(sql`b.search`, q)] : []),
      ...(category ? [sql`b.category = ${category}`] : []),
    ],
    sql` and `,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from benefits b where ${where}`.execute(ctx.db)
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const data = await resourcesOf(
    ctx,
    where,
    sql`order by coalesce(b.ends_on < ${now}::date, false), fold(b.partner), b.id limit ${per_page} offset ${offset}`,
  )
  return { collection: { data }, ...totals(counted.rows[0]!.n, per_page) }
}
