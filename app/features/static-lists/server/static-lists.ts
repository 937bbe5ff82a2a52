import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { carryRows, whenChanged } from '#server/database/carried-rows.ts'
import { optionsFrom } from '#server/options.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { ListName } from '../wire.ts'
import { carriedLists } from './carried-lists.ts'
import { citiesOf, colleaguesAt, periodsOf, reaches, sources } from './queries.ts'

/** Runs at every start: writes the carried lists when they have changed. Returns whether it wrote. */
export async function loadReferenceLists(db: Kysely<DB>): Promise<boolean> {
  const { content, tables } = carriedLists()
  return whenChanged(db, 'static-lists', content, async (tx) => {
    for (const carried of tables()) await carryRows(tx, carried)
  })
}

export const listNamed = (ctx: Ctx, name: ListName, asked?: string) => optionsFrom(ctx, sources[name], asked)

export async function listCitiesOf(ctx: Ctx, state: string, asked?: string) {
  const known = await sql`select from states where id = ${state} and retired_at is null`.execute(ctx.db)
  if (!known.rows.length) throw notFound('Não encontramos esse estado. Use a sigla, como SP.')
  return optionsFrom<{ value: number; label: string }>(ctx, citiesOf(state), asked)
}

export async function listPeriodsOf(ctx: Ctx, main_education_type: string, asked?: string) {
  const known =
    await sql`select from list_items where list = 'main_education_types' and value = ${main_education_type}`.execute(
      ctx.db,
    )
  if (!known.rows.length) throw notFound('Não encontramos esse nível de ensino.')
  return optionsFrom<{ value: string; label: string; current_label: string }>(
    ctx,
    periodsOf(main_education_type),
    asked,
  )
}

export async function listContributionsAt(ctx: Ctx, company_id: string, asked?: string) {
  const { actor } = ctx
  const mine =
    actor.user_type === 'CompanyManager' &&
    isUuid(company_id) &&
    (await reaches(actor.login_id, company_id).execute(ctx.db)).rows.length
  if (!mine) throw notFound('Não encontramos essa empresa entre as suas.')
  return optionsFrom<{ value: string; label: string; name: string; title: string | null }>(
    ctx,
    colleaguesAt(company_id),
    asked,
  )
}

export { adoptOptions, optionIds, type GrowingList } from './adopt-options.ts'
export { approveProposal, mergeProposal, optionMerged, refuseProposal } from './judge-proposals.ts'
