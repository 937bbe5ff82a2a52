// Benefits, with what is counted of them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'
import type { Audience } from '#wire/person/audience.ts'
import type { Category, KINDS } from '../wire/benefit-record.ts'
import type { Standing } from '../wire/standings.ts'

export type BenefitRow = {
  id: string
  partner: string
  title: string
  category: Category
  description: string
  kind: keyof typeof KINDS
  link: string | null
  audience: Audience
  starts_on: string | null
  ends_on: string | null
  published_at: string | null
  paused_by: 'reports' | 'operator' | null
  reports_since: string | null
  last_worked_at: string | null
  lock_version: number
  standing: Standing
}

/** How a benefit stands on a day: the last one counts. */
export function standingIn({ now }: Ctx) {
  const day = sql`${today(now)}::date`
  return sql<Standing>`(case when b.published_at is null then 'draft' when b.ends_on < ${day} then 'ended'
    when b.paused_by = 'reports' then 'checked' when b.paused_by is not null then 'paused'
    when b.starts_on > ${day} then 'soon' when b.kind = 'code' and not exists (select from benefit_codes c
      where c.benefit_id = b.id and c.taken_at is null) then 'gone' else 'open' end)`
}

const COLUMNS = sql`b.id, b.partner, b.title, b.category, b.description, b.kind, b.link, b.audience,
  b.starts_on::text as starts_on, b.ends_on::text as ends_on, b.published_at, b.paused_by, b.reports_since,
  b.last_worked_at, b.lock_version`

export async function benefitRows<More = unknown>(
  ctx: Ctx,
  where: RawBuilder<unknown>,
  { more = sql``, order = sql`order by b.id` }: { more?: RawBuilder<unknown>; order?: RawBuilder<unknown> } = {},
) {
  const { rows } = await sql<
    BenefitRow & More
  >`select ${COLUMNS}, ${standingIn(ctx)} as standing${more} from benefits b where ${where} ${order}`.execute(ctx.db)
  return rows
}

const NONE = 'Não encontramos este benefício.'

/** `lock`: nobody else changes it until the transaction ends. */
export async function benefitRow(ctx: Ctx, id: string, { lock = false } = {}): Promise<BenefitRow> {
  if (!isUuid(id)) throw notFound(NONE)
  if (lock) await sql`select from benefits where id = ${id} for update`.execute(ctx.db)
  const [row] = await benefitRows(ctx, sql`b.id = ${id}`)
  if (!row) throw notFound(NONE)
  return row
}

/** As candidates see it: drafts and what the operator paused are not there. */
export async function offeredRow(ctx: Ctx, id: string, how?: { lock?: boolean }): Promise<BenefitRow> {
  const row = await benefitRow(ctx, id, how)
  if (!row.published_at || row.paused_by === 'operator') throw notFound(NONE)
  return row
}
