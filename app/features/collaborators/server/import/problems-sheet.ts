import { attachFile, keepFile, removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { SEALED_ROW } from '../sealed.ts'
import { type Cells, COLUMNS } from './columns.ts'
import { bad } from './row-standing.ts'

const LIMIT = 20_000_000

/**
 * The bad rows as they came, with the reason beside each: corrected, the same sheet can be sent again. None: no sheet.
 */
export async function keepProblems(ctx: Ctx, import_id: string) {
  const rows = await ctx.db
    .selectFrom('collaborator_import_rows')
    .select(['line', 'sealed', 'problems'])
    .where('import_id', '=', import_id)
    .where(bad)
    .orderBy('line')
    .execute()
  if (!rows.length) return
  const cells = ({ line, sealed }: { line: number; sealed: string | null }) =>
    JSON.parse(ctx.secrets.open(SEALED_ROW, `${import_id}:${line}`, sealed!)) as Cells
  const bytes = await writeSheet({
    name: 'Corrigir',
    columns: [{ header: 'O que corrigir', width: 60 }, ...COLUMNS.map((column) => ({ ...column }))],
    rows: rows.map((row) => [row.problems.join('\n'), ...COLUMNS.map(({ key }) => cells(row)[key])]),
  })
  const given = new File([bytes], 'colaboradores-a-corrigir.xlsx')
  const file = await keepFile(ctx, given, {
    field: 'file',
    purpose: 'collaborator import problems',
    accept: ['xlsx'],
    limit: LIMIT,
    private: true,
  })
  await transaction(ctx, async (ctx) => {
    const { problems_file_id } = await ctx.db
      .selectFrom('collaborator_imports')
      .select('problems_file_id')
      .where('id', '=', import_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (problems_file_id) await removeFile(ctx, { id: problems_file_id })
    await attachFile(ctx, file)
    await ctx.db
      .updateTable('collaborator_imports')
      .set({ problems_file_id: file.id })
      .where('id', '=', import_id)
      .execute()
  })
}
