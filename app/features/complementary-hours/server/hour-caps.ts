import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound, Refusal } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { changeHourCaps as change, showHourCaps as show } from '../wire.ts'

type Caps = Answer<typeof show>
type Change = Received<typeof change>['body']
type Category = Caps['data']['attributes']['categories'][number]

const STALE = 'Outra pessoa mudou estes limites enquanto você os via. Confira como estão agora e salve de novo.'

/** What an institution takes of each category; what it does not name keeps the usual cap. */
export const setHourCaps = (ctx: Ctx, institution_id: number, caps: Record<string, number>) =>
  transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('institution_hour_caps').where('institution_id', '=', institution_id).execute()
    const rows = Object.entries(caps).map(([category, cap]) => ({ institution_id, category, cap }))
    if (rows.length) await ctx.db.insertInto('institution_hour_caps').values(rows).execute()
    const first = { institution_id, lock_version: 1 }
    await ctx.db
      .insertInto('institution_hour_rules')
      .values(first)
      .onConflict((c) =>
        c
          .column('institution_id')
          .doUpdateSet((e) => ({ lock_version: e('institution_hour_rules.lock_version', '+', 1) })),
      )
      .execute()
  })

/** The row is locked where it is about to change: two operators at once write one after the other. */
async function partner(ctx: Ctx, id: string, { lock = false } = {}) {
  const asked = ctx.db
    .selectFrom('institution_partners as p')
    .innerJoin('institutions as i', 'i.id', 'p.institution_id')
    .leftJoin('institution_hour_rules as r', 'r.institution_id', 'p.institution_id')
    .select(['i.id', 'i.name'])
    .select((e) => e.fn.coalesce('r.lock_version', e.lit(0)).as('lock_version'))
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
  const { id: institution_id, name, lock_version } = await partner(ctx, id)
  return {
    data: {
      id: String(institution_id),
      type: 'hour_caps',
      attributes: { institution: name, categories: await categoriesOf(ctx, institution_id), lock_version },
    },
  }
}

/** What is said a second time stands already, whoever has read what. */
const stands = (categories: Category[], caps: Record<string, number>) =>
  categories.every(({ value, cap }) => cap === (caps[value] ?? null))

export const changeHourCaps = (ctx: Ctx, id: string, { hour_caps: caps, lock_version }: Change) =>
  transaction(ctx, async (ctx) => {
    await partner(ctx, id, { lock: true })
    const { id: institution_id, lock_version: now } = await partner(ctx, id)
    const categories = await categoriesOf(ctx, institution_id)
    const known = new Set(categories.map(({ value }) => value))
    const unknown = Object.keys(caps).filter((category) => !known.has(category))
    if (unknown.length)
      throw invalid(Object.fromEntries(unknown.map((category) => [category, 'Esta categoria não existe'])))
    if (stands(categories, caps)) return showHourCaps(ctx, id)
    if (now !== lock_version) throw new Refusal(409, { messages: [STALE], ...(await showHourCaps(ctx, id)) })
    await setHourCaps(ctx, institution_id, caps)
    return showHourCaps(ctx, id)
  })
