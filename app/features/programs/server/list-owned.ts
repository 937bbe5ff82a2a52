import { sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { totals } from '#server/totals.ts'
import type { Received } from '#wire/endpoint.ts'
import type { listOwnedPrograms } from '../wire/programs.ts'
import { type OwnedProgram, ownedPrograms } from './program-rows.ts'

/** The latest edition first. */
export async function listOwned(
  ctx: Ctx,
  { q, status, company_id, page, per_page }: Received<typeof listOwnedPrograms>['query'],
) {
  const found = ownedPrograms(ctx, await myTree(ctx))
    .$if(Boolean(q?.trim()), (query) => query.where(contains(sql`fold(coalesce(p.title, ''))`, q!)))
    .$if(status !== undefined, (query) => query.where('p.status', '=', status!))
    .$if(company_id !== undefined, (query) => query.where('p.company_id', '=', company_id!))
  const { n } = await found
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows: rows as OwnedProgram[], ...totals(Number(n), per_page) }
}
