import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/saved.ts'
import { oneself } from '../reading/student.ts'
import { namesIn } from './names-in.ts'

type Form = Received<typeof wire.saveSearch>['body']['saved_search']
type Saved = Answer<typeof wire.saveSearch>['data']

export type SavedFilters = Saved['attributes']['filters']

const MOST = 20
const PURPOSE = 'saved search'
const gone = () => notFound('Essa busca salva não existe mais.')

const resource = async (
  ctx: Ctx,
  { id, name, filters, frequency, created_at }: Selectable<DB['saved_searches']>,
): Promise<Saved> => ({
  id,
  type: 'saved_search',
  attributes: {
    name,
    filters: filters as SavedFilters,
    names: await namesIn(ctx, filters as SavedFilters),
    frequency: frequency as Form['frequency'],
    created_at,
  },
})

/**
 * What is there already was seen: letters begin with what comes after. One after the other for each person, so that
 * they can be counted.
 */
export const saveSearch = (ctx: Ctx, { name, frequency, filters }: Form): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const { user_info_id } = await oneself(ctx)
    await ctx.db.selectFrom('user_infos').select('id').where('id', '=', user_info_id).forNoKeyUpdate().execute()
    const mine = ctx.db.selectFrom('saved_searches').where('user_info_id', '=', user_info_id)
    const taken = await mine
      .select('id')
      .where(sql`fold(name)`, '=', sql`fold(${name})`)
      .executeTakeFirst()
    if (taken) throw invalid({ name: 'Você já tem uma busca com este nome' })
    const { n } = await mine.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    if (Number(n) >= MOST) throw invalid({ name: `Você já tem ${MOST} buscas salvas. Apague uma para salvar outra` })
    const now = ctx.now.toISOString()
    const row = {
      id: uuid(ctx.now.getTime()),
      user_info_id,
      name,
      frequency,
      filters: JSON.stringify(filters),
      seen_until: now,
      news_since: now,
      created_at: now,
    }
    await ctx.db.insertInto('saved_searches').values(row).execute()
    return row.id
  })

export async function showSearch(ctx: Ctx, id: string) {
  const row = await ctx.db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw gone()
  return { data: await resource(ctx, row) }
}

export async function listSavedSearches(ctx: Ctx, { page, per_page }: { page: number; per_page: number }) {
  const { user_info_id } = await oneself(ctx)
  const mine = ctx.db.selectFrom('saved_searches').where('user_info_id', '=', user_info_id)
  const { n } = await mine.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: await Promise.all(rows.map((row) => resource(ctx, row))), ...totals(Number(n), per_page) }
}

export async function forgetSearch(ctx: Ctx, id: string) {
  const { user_info_id } = await oneself(ctx)
  const deleted =
    isUuid(id) &&
    (await ctx.db
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('user_info_id', '=', user_info_id)
      .executeTakeFirst())
  if (!deleted || deleted.numDeletedRows === 0n) throw gone()
}

/** It ends one search and opens nothing: no need to keep it anywhere. */
export const cancellationToken = ({ secrets }: Ctx, id: string) => `${id}.${secrets.sign(PURPOSE, id)}`

export async function cancelSearch(ctx: Ctx, token: string) {
  const [id = '', signature = ''] = token.split('.')
  if (!isUuid(id) || !ctx.secrets.signed(PURPOSE, id, signature)) throw gone()
  await ctx.db.deleteFrom('saved_searches').where('id', '=', id).execute()
}
