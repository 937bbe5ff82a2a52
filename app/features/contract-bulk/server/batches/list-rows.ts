import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listBatchRows as endpoint } from '../../wire/batches.ts'
import { type Cells, COLUMNS } from '../sheet/columns.ts'
import type { Found, Problem } from '../sheet/problem.ts'
import { type BatchRow, cellsIn, type RowState } from './batch-rows.ts'
import { findBatch } from './find-batches.ts'

export const BAD: RowState[] = ['bad', 'refused']

const valueOf = (cells: Cells | null, column: string) => {
  const key = COLUMNS.find(({ header }) => header === column)?.key
  return (key && cells?.[key]) || null
}

/** With what stands in the cells, as long as they are kept. */
export function foundIn(ctx: Ctx, row: BatchRow): Found[] {
  const cells = row.sealed === null ? null : cellsIn(ctx, row)
  return (row.problems as Problem[]).map((problem) => ({
    line: row.line,
    value: valueOf(cells, problem.column),
    ...problem,
  }))
}

export async function listRows(
  ctx: Ctx,
  id: string,
  { page, per_page, bad }: Received<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  await findBatch(ctx, id)
  const which = ctx.db
    .selectFrom('contract_batch_rows')
    .where('batch_id', '=', id)
    .$if(bad !== undefined, (query) => query.where('state', bad ? 'in' : 'not in', BAD))
  const { n } = await which.select((e) => e.fn.countAll<string>().as('n')).executeTakeFirstOrThrow()
  const rows = await which
    .selectAll()
    .orderBy('line')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return {
    collection: {
      data: rows.map((row) => ({
        id: `${id}:${row.line}`,
        type: 'contract_batch_row',
        attributes: {
          line: row.line,
          name: row.name,
          email: row.email,
          state: row.state as RowState,
          repeated: row.repeated,
          problems: foundIn(ctx, row).map(({ line: _, ...problem }) => problem),
          folder_id: row.internship_id,
          envelope_id: row.envelope_id,
        },
      })),
    },
    ...totals(Number(n), per_page),
  }
}
