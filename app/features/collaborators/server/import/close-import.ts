import { sql } from 'kysely'
import { removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue, outsideTask } from '#server/tasks/task.ts'
import { keepProblems } from './problems-sheet.ts'
import { good as isGood } from './row-standing.ts'

/** Somebody looks at the progress: ahead of letters that wait, those of an import before it too. */
export const AHEAD = { run_at: new Date(0) }

export const waiting = (ctx: Ctx, import_id: string) =>
  ctx.db
    .selectFrom('collaborator_import_rows')
    .where('import_id', '=', import_id)
    .where(isGood)
    .where('company_manager_id', 'is', null)

export type Batch = { import_id: string; from: number; to: number }

const GIVEN_UP = 'Não conseguimos convidar esta pessoa: o problema é nosso. Envie esta linha de novo, em outra planilha'

/** Its rows become rows to correct, with what to do: the import ends, and nobody waits for people who never come. */
export async function leaveOut(ctx: Ctx, { import_id, from, to }: Batch) {
  const left = sql<boolean>`problems = '{}' and company_manager_id is null`
  await ctx.db
    .updateTable('collaborator_import_rows')
    .set({ problems: [GIVEN_UP] })
    .where('import_id', '=', import_id)
    .where('line', '>=', from)
    .where('line', '<=', to)
    .where(left)
    .execute()
  await finish(ctx, import_id)
}

/** Whoever settles the last row says that all is done: the lock makes two batches see each other. */
export async function finish(ctx: Ctx, import_id: string) {
  const { file_id } = await ctx.db
    .selectFrom('collaborator_imports')
    .select('file_id')
    .where('id', '=', import_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (await waiting(ctx, import_id).select('line').limit(1).executeTakeFirst()) return
  if (file_id) await removeFile(ctx, { id: file_id })
  await enqueue(ctx, closeImport, { import_id }, AHEAD)
}

const close = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('collaborator_imports')
    .set({ state: 'done', done_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'committing')
    .execute()
    .then(() => {})

/** Rows may have turned bad since the check: an e-mail that somebody else took in between. */
export const closeImport = outsideTask<{ import_id: string }>(
  'close-collaborator-import',
  async (ctx, { import_id }) => {
    await keepProblems(ctx, import_id)
    await close(ctx, import_id)
  },
  { givenUp: (ctx, { import_id }) => close(ctx, import_id) },
)
