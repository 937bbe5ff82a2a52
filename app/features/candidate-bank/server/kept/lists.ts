import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type listCandidateLists, MOST_IN_LIST, MOST_LISTS } from '../../wire/kept.ts'
import { listed } from '../listed.ts'
import { isListed } from '../show-person.ts'
import { holdManager } from './hold-manager.ts'

type List = Answer<typeof listCandidateLists>['collection']['data'][number]
type Row = { id: string; name: string; people: number; holds: boolean }

const gone = () => notFound('Não encontramos essa lista entre as suas.')

/** Counted by the same rule as the search: who hides is no longer one of them. */
async function lists(ctx: Ctx, about?: string, id?: string): Promise<List[]> {
  const base = await listed(ctx)
  const { rows } = await sql<Row>`
    select l.id, l.name, (select count(*)::int from bank_list_people p join bank_search b on b.user_info_id =
        p.user_info_id where p.list_id = l.id and ${base}) as people,
      exists (select from bank_list_people p where p.list_id = l.id and p.user_info_id = ${about ?? null}) as holds
    from bank_lists l where l.manager_id = ${membershipIn(ctx).manager_id}
      and (${id ?? null}::uuid is null or l.id = ${id ?? null})
    order by fold(l.name), l.id`.execute(ctx.db)
  return rows.map(({ id, ...attributes }) => ({ id, type: 'candidate_list', attributes }))
}

type Asked = { page: number; per_page: number; user_info_id?: string | undefined }
export async function pageOfLists(ctx: Ctx, { page, per_page, user_info_id }: Asked) {
  const all = await lists(ctx, user_info_id)
  return { collection: { data: all.slice((page - 1) * per_page, page * per_page) }, ...totals(all.length, per_page) }
}

export const addList = (ctx: Ctx, name: string) =>
  transaction(ctx, async (ctx) => {
    const manager_id = await holdManager(ctx)
    const known = await lists(ctx)
    if (known.some(({ attributes }) => attributes.name === name)) throw invalid({ name: 'Você já tem uma lista assim' })
    if (known.length >= MOST_LISTS) throw invalid({ name: `São até ${MOST_LISTS} listas. Apague uma para criar outra` })
    const id = uuid(ctx.now.getTime())
    await ctx.db.insertInto('bank_lists').values({ id, manager_id, name, created_at: ctx.now.toISOString() }).execute()
    return { data: (await lists(ctx, undefined, id))[0]! }
  })

export async function ownList(ctx: Ctx, id: string) {
  const [list] = isUuid(id) ? await lists(ctx, undefined, id) : []
  if (!list) throw gone()
  return list
}

export async function removeList(ctx: Ctx, id: string) {
  await ownList(ctx, id)
  await ctx.db.deleteFrom('bank_lists').where('id', '=', id).execute()
}

type Kept = { id: string; user_info_id: string; kept: boolean }
/** Who cannot be found cannot be kept; whoever is taken off may be gone already. */
export const keep = (ctx: Ctx, { id, user_info_id, kept }: Kept) =>
  transaction(ctx, async (ctx) => {
    await holdManager(ctx)
    await ownList(ctx, id)
    if (kept) {
      if (!(await isListed(ctx, user_info_id, undefined))) throw notFound('Não encontramos essa pessoa no banco.')
      const { n } = await ctx.db
        .selectFrom('bank_list_people')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('list_id', '=', id)
        .executeTakeFirstOrThrow()
      if (Number(n) >= MOST_IN_LIST) throw invalid({ kept: `São até ${MOST_IN_LIST} pessoas numa lista` })
      await ctx.db
        .insertInto('bank_list_people')
        .values({ list_id: id, user_info_id, added_at: ctx.now.toISOString() })
        .onConflict((c) => c.columns(['list_id', 'user_info_id']).doNothing())
        .execute()
    } else if (isUuid(user_info_id))
      await ctx.db
        .deleteFrom('bank_list_people')
        .where('list_id', '=', id)
        .where('user_info_id', '=', user_info_id)
        .execute()
    return { data: (await lists(ctx, isUuid(user_info_id) ? user_info_id : undefined, id))[0]! }
  })
