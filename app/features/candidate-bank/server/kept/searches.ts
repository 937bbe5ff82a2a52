import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type listCandidateSearches, MOST_SEARCHES } from '../../wire/kept.ts'
import { holdManager } from './hold-manager.ts'

type Search = Answer<typeof listCandidateSearches>['collection']['data'][number]

const mine = async (ctx: Ctx): Promise<Search[]> => {
  const rows = await ctx.db
    .selectFrom('bank_saved_searches')
    .select(['id', 'name', 'query', 'created_at'])
    .where('manager_id', '=', membershipIn(ctx).manager_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, ...attributes }) => ({ id, type: 'candidate_search', attributes }))
}

export async function pageOfSearches(ctx: Ctx, { page, per_page }: { page: number; per_page: number }) {
  const all = await mine(ctx)
  return { collection: { data: all.slice((page - 1) * per_page, page * per_page) }, ...totals(all.length, per_page) }
}

export const saveSearch = (ctx: Ctx, { name, query }: { name: string; query: string }) =>
  transaction(ctx, async (ctx) => {
    const manager_id = await holdManager(ctx)
    const known = await mine(ctx)
    if (known.some(({ attributes }) => attributes.name === name)) throw invalid({ name: 'Você já tem uma busca assim' })
    if (known.length >= MOST_SEARCHES)
      throw invalid({ name: `São até ${MOST_SEARCHES} buscas salvas. Apague uma para salvar outra` })
    const id = uuid(ctx.now.getTime())
    const created_at = ctx.now.toISOString()
    await ctx.db.insertInto('bank_saved_searches').values({ id, manager_id, name, query, created_at }).execute()
    return { data: (await mine(ctx)).find((one) => one.id === id)! }
  })

export async function removeSearch(ctx: Ctx, id: string) {
  const known = isUuid(id) && (await mine(ctx)).some((one) => one.id === id)
  if (!known) throw notFound('Não encontramos essa busca entre as suas.')
  await ctx.db.deleteFrom('bank_saved_searches').where('id', '=', id).execute()
}
