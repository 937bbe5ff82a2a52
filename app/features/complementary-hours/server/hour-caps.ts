import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showHourCaps as show } from '../wire.ts'

type Caps = Answer<typeof show>
type Category = Caps['data']['attributes']['categories'][number]

/** What an institution takes of each category; what it does not name keeps the usual cap. */
export const setHourCaps = (ctx: Ctx, institution_id: number, caps: Record<string, number>) =>
  transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('institution_hour_caps').where('institution_id', '=', institution_id).execute()
    const rows = Object.entries(caps).map(([category, cap]) => ({ institution_id, category, cap }))
    if (rows.length) await ctx.db.insertInto('institution_hour_caps').values(rows).execute()
  })

/** The row is locked where it is about to change: two operators at once write one after the other. */
async function partner(ctx: Ctx, id: string, { lock = false } = {}) {
  const asked = ctx.db
    .selectFrom('institution_partners as p')
    .innerJoin('institutions as i', 'i.id', 'p.institution_id')
    .select(['i.id', 'i.name'])
    .where('i.id', '=', /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)
  const found = await (lock ? asked.forUpdate('p') : asked).executeTakeFirst()
  if (!found) throw notFound('Não encontramos essa instituição entre as parceiras.')
  return found
}

async function categoriesOf(ctx: Ctx, institution_id: number): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select value, label, extra ->> 'description' as description, (extra ->> 'cap')::int as usual_cap, cap
    from list_items left join institution_hour_caps on category = value and institution_id = ${institution_id}
    where list = 'hour_categories' and retired_at is null order by position`.execute(ctx.db)
  return rows
}

export async function showHourCaps(ctx: Ctx, id: string): Promise<Caps> {
  const { id: institution_id, name } = await partner(ctx, id)
  return { data: { id: String(institution_id), type: 'hour_caps', attributes: { institution: name, categories: await categoriesOf(ctx, institution_id) } } }
}

export const changeHourCaps = (ctx: Ctx, id: string, caps: Record<string, number>) =>
  transaction(ctx, async (ctx) => {
    const { id: institution_id } = await partner(ctx, id, { lock: true })
    const known = new Set((await categoriesOf(ctx, institution_id)).map(({ value }) => value))
    const unknown = Object.keys(caps).filter((category) => !known.has(category))
    if (unknown.length) throw invalid(Object.fromEntries(unknown.map((category) => [category, 'Esta categoria não existe'])))
    await setHourCaps(ctx, institution_id, caps)
    return showHourCaps(ctx, id)
  })
