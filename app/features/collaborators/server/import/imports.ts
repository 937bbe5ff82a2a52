import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { attachFile, keepFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { IMPORT_BYTES } from '../../wire/collaborators.ts'
import { refuseSuspended, refuseUnconfirmed } from '../room-to-invite.ts'
import { checkImport } from './check-import.ts'
import { beginCommit } from './commit-import.ts'
import { AHEAD } from './close-import.ts'
import { bad, good } from './row-standing.ts'

const UPLOADS = { name: 'collaborator imports', times: 30, seconds: 3600 }

/** Kept and looked at later: nobody waits for a whole spreadsheet. */
export async function receiveImport(ctx: Ctx, given: File) {
  const { manager_id, company_id } = membershipIn(ctx)
  ctx.limits.spend(UPLOADS, manager_id)
  const file = await keepFile(ctx, given, {
    field: 'file',
    purpose: 'collaborator import',
    accept: ['xlsx', 'text'],
    limit: IMPORT_BYTES,
    private: true,
  })
  return async (ctx: Ctx) => {
    const id = uuid(ctx.now.getTime())
    await attachFile(ctx, file)
    await ctx.db
      .insertInto('collaborator_imports')
      .values({
        id,
        company_id,
        created_by_manager_id: manager_id,
        file_id: file.id,
        file_name: file.name,
        created_at: ctx.now.toISOString(),
      })
      .execute()
    await enqueue(ctx, checkImport, { import_id: id }, AHEAD)
    return id
  }
}

/** Of one's own companies; with how its rows stand. */
export async function findImport(ctx: Ctx, id: string) {
  const tree = await myTree(ctx)
  const found =
    isUuid(id) &&
    (await ctx.db
      .selectFrom('collaborator_imports')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', 'in', tree)
      .executeTakeFirst())
  if (!found) throw notFound('Não encontramos essa importação na sua empresa.')
  const counted = await ctx.db
    .selectFrom('collaborator_import_rows')
    .select((e) => [
      e.fn.countAll<number>().filterWhere(good).as('good'),
      e.fn.countAll<number>().filterWhere(bad).as('bad'),
      e.fn.count<number>('company_manager_id').as('created'),
    ])
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...found, good: Number(counted.good), bad: Number(counted.bad), created: Number(counted.created) }
}
export type FoundImport = Awaited<ReturnType<typeof findImport>>

export async function listRows(
  ctx: Ctx,
  id: string,
  { page, per_page, bad: wrong }: { page: number; per_page: number; bad?: boolean | undefined },
) {
  const counted = await findImport(ctx, id)
  const rows = await ctx.db
    .selectFrom('collaborator_import_rows')
    .select(['line', 'name', 'email', 'problems', 'company_manager_id'])
    .where('import_id', '=', id)
    .$if(wrong !== undefined, (query) => query.where(wrong ? bad : good))
    .orderBy('line')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total_count: wrong === undefined ? counted.good + counted.bad : wrong ? counted.bad : counted.good }
}
export type ImportRow = Awaited<ReturnType<typeof listRows>>['rows'][number]

export async function commitImport(ctx: Ctx, id: string) {
  const { company_id } = await findImport(ctx, id)
  await refuseUnconfirmed(ctx)
  await refuseSuspended(ctx, company_id)
  await transaction(ctx, (ctx) => beginCommit(ctx, id))
}
