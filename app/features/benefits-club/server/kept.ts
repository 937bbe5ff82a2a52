// Benefits as the operator reads and changes them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { invalid, stale } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { attributesOf, columnsOf, type SentOf } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { formatDate } from '#wire/time/date.ts'
import { benefit } from '../wire/benefit-record.ts'
import type * as wire from '../wire/operator-benefits.ts'
import { type BenefitRow, benefitRow, benefitRows, standingIn } from './benefit-rows.ts'

type Kept = Answer<typeof wire.showBenefit>['data']
type Counted = { taken: number; left: number; reports: Kept['attributes']['reports'] | null }

/** The newest; whoever has read that many knows. */
const MOST_SHOWN = 100

const COUNTED = sql`,
  (select count(*)::int from benefit_codes c where c.benefit_id = b.id and c.taken_at is not null) as taken,
  (select count(*)::int from benefit_codes c where c.benefit_id = b.id and c.taken_at is null) as left,
  (select jsonb_agg(jsonb_build_object('worked', r.worked, 'said', r.said, 'reported_at', r.reported_at)
      order by r.reported_at desc) from (select * from benefit_reports r where r.benefit_id = b.id
      and r.reported_at > coalesce(b.reports_since, '-infinity') order by r.reported_at desc limit ${MOST_SHOWN}) r
    ) as reports`

const resourceOf = (ctx: Ctx, row: BenefitRow & Counted): Kept => ({
  id: row.id,
  type: 'kept_benefit',
  attributes: {
    ...attributesOf(benefit, row),
    standing: row.standing,
    codes_taken: row.taken,
    codes_left: row.left,
    last_worked_on: row.last_worked_at && formatDate(today(new Date(row.last_worked_at))),
    reports: row.reports ?? [],
    lock_version: row.lock_version,
  },
})

const resources = async (ctx: Ctx, where: RawBuilder<unknown>, page = sql``) =>
  (await benefitRows<Counted>(ctx, where, { more: COUNTED, order: sql`order by fold(b.partner), b.id ${page}` })).map(
    (row) => resourceOf(ctx, row),
  )

export async function listKept(
  ctx: Ctx,
  { q, category, standing, page, per_page }: Received<typeof wire.listKeptBenefits>['query'],
): Promise<Answer<typeof wire.listKeptBenefits>> {
  const where = sql.join(
    [
      ...(q?.trim() ? [contains(sql`b.search`, q)] : []),
      ...(category ? [sql`b.category = ${category}`] : []),
      standing ? sql`${standingIn(ctx)} = ${standing}` : sql`true`,
    ],
    sql` and `,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from benefits b where ${where}`.execute(ctx.db)
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const data = await resources(ctx, where, sql`limit ${per_page} offset ${offset}`)
  return { collection: { data }, ...totals(counted.rows[0]!.n, per_page) }
}

export async function showKept(ctx: Ctx, id: string) {
  await benefitRow(ctx, id)
  return { data: (await resources(ctx, sql`b.id = ${id}`))[0]! }
}

function columns(sent: SentOf<typeof benefit>) {
  const told = columnsOf(benefit, sent)
  if (told.kind === 'link' && !told.link) throw invalid({ link: BLANK })
  if (told.starts_on && told.ends_on && told.ends_on < told.starts_on)
    throw invalid({ ends_on: 'O último dia deve ser igual ou depois do primeiro' })
  return told
}

export async function createBenefit(ctx: Ctx, sent: SentOf<typeof benefit>): Promise<string> {
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('benefits')
    .values({ id, ...columns(sent), created_at: ctx.now.toISOString() })
    .execute()
  return id
}

type Change = Received<typeof wire.changeBenefit>['body']['benefit']

export async function changeBenefit(ctx: Ctx, id: string, { lock_version, ...sent }: Change): Promise<string> {
  const row = await benefitRow(ctx, id, { lock: true })
  if (row.lock_version !== lock_version) throw stale(await showKept(ctx, id))
  await ctx.db
    .updateTable('benefits')
    .set({ ...columns(sent), lock_version: lock_version + 1 })
    .where('id', '=', id)
    .execute()
  return id
}

/** On show again, it begins anew: what was reported before is settled. */
export async function publishBenefit(ctx: Ctx, id: string, published: boolean): Promise<string> {
  const row = await benefitRow(ctx, id, { lock: true })
  const now = ctx.now.toISOString()
  const shown = row.published_at !== null && row.paused_by === null
  if (shown === published) return id
  await ctx.db
    .updateTable('benefits')
    .set(
      published
        ? { published_at: row.published_at ?? now, paused_at: null, paused_by: null, reports_since: now }
        : { paused_at: now, paused_by: 'operator' },
    )
    .where('id', '=', id)
    .$if(!published, (query) => query.where('published_at', 'is not', null))
    .execute()
  return id
}
