// Interest that a person leaves at a stand. The person scans the stand, never the reverse; the row is the consent, and
// taking it back deletes it.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict, forbidden, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import { companyStand } from './keep-stands.ts'
import { IS_NAMED, isOpen, type StandRow, standRows } from './stand-rows.ts'

type Paging = { page: number; per_page: number }
const UNPROVEN = 'Confirme o seu e-mail antes de deixar o seu interesse. O link está na sua caixa de entrada.'
const idOf = ({ actor }: Ctx) => (actor as SignedIn).login_id
export const paged = ({ page, per_page }: Paging) =>
  sql`limit ${per_page} offset ${Math.min((page - 1) * per_page, 2 ** 31)}`

export async function namedStand(ctx: Ctx, id: string): Promise<StandRow> {
  const [row] = isUuid(id) ? await standRows(ctx, sql`t.id = ${id} and ${IS_NAMED}`) : []
  if (!row) throw notFound('Não encontramos esse estande. O endereço pode ter mudado.')
  return row
}

export async function leaveInterest(ctx: Ctx, id: string) {
  const row = await namedStand(ctx, id)
  if (row.left_at) return id
  if (!isOpen(ctx, row)) throw conflict('Esta feira já terminou.')
  const login_id = idOf(ctx)
  const { email_confirmed_at } = await ctx.db
    .selectFrom('logins')
    .select('email_confirmed_at')
    .where('id', '=', login_id)
    .executeTakeFirstOrThrow()
  if (!email_confirmed_at) throw forbidden(UNPROVEN)
  await ctx.db
    .insertInto('stand_interests')
    .values({ stand_id: id, login_id, created_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .execute()
  return id
}

/** Also of a stand that is not named any more: what was given can always be taken back. */
export async function takeInterestBack(ctx: Ctx, id: string): Promise<StandRow> {
  const login_id = idOf(ctx)
  const given = sql`exists (select from stand_interests i where i.stand_id = t.id and i.login_id = ${login_id})`
  const [row] = isUuid(id) ? await standRows(ctx, sql`t.id = ${id} and (${given} or ${IS_NAMED})`) : []
  if (!row) throw notFound('Não encontramos esse estande.')
  await ctx.db.deleteFrom('stand_interests').where('stand_id', '=', id).where('login_id', '=', login_id).execute()
  return { ...row, left_at: null }
}

type Interest = { id: string; name: string; email: string; left_at: string }

export async function interestRows(ctx: Ctx, id: string, rest = sql``): Promise<Interest[]> {
  const { rows } = await sql<Interest>`
    select i.login_id as id, coalesce(u.social_name, u.full_name) as name, l.email, i.created_at as left_at
    from stand_interests i join logins l on l.id = i.login_id join user_infos u on u.login_id = l.id
    where i.stand_id = ${id} order by i.created_at desc, i.login_id ${rest}`.execute(ctx.db)
  return rows
}

export async function pageOfInterests(ctx: Ctx, id: string, query: Paging) {
  const { interests } = await companyStand(ctx, id)
  const rows = await interestRows(ctx, id, paged(query))
  const data = rows.map(({ id, ...attributes }) => ({ id, type: 'stand_interest' as const, attributes }))
  return { collection: { data }, ...totals(interests, query.per_page) }
}
