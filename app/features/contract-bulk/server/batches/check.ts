// Each row is checked and nothing is written elsewhere. It begins again from the first row when its worker died.
import type { Ctx } from '#server/context.ts'
import { outsideTask } from '#server/tasks/task.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { wholeCpf } from '#server/spreadsheets/cells.ts'
import { headerOf } from '../sheet/columns.ts'
import { namesFor } from '../sheet/names.ts'
import type { Problem } from '../sheet/problem.ts'
import { asSender, type Batch, batchIn, type BatchRow, cellsIn, madeBefore, setRow, stop } from './batch-rows.ts'
import { judgeRow, nobodyYet, readyRow, take } from './judge-row.ts'

const GIVEN_UP =
  'Tentamos várias vezes e não conseguimos conferir esta planilha: o problema é nosso. ' +
  'Envie-a de novo mais tarde; se acontecer outra vez, fale conosco.'

export const checkBatch = outsideTask<{ batch_id: string }>(
  'check-contract-batch',
  async (ctx, { batch_id }) => {
    const batch = await batchIn(ctx, batch_id, 'checking')
    const sender = batch && (await asSender(ctx, batch))
    if (!sender) return
    await checkRows(sender, batch)
    await ctx.db
      .updateTable('contract_batches')
      .set({ state: 'checked' })
      .where('id', '=', batch_id)
      .where('state', '=', 'checking')
      .execute()
  },
  { givenUp: (ctx, { batch_id }) => stop(ctx, batch_id, GIVEN_UP) },
)

export const rowsOf = (ctx: Ctx, batch_id: string): Promise<BatchRow[]> =>
  ctx.db.selectFrom('contract_batch_rows').selectAll().where('batch_id', '=', batch_id).orderBy('line').execute()

export const namesOf = (ctx: Ctx, { company_id }: Batch, rows: BatchRow[]) =>
  namesFor(
    ctx,
    company_id,
    rows.map((row) => cellsIn(ctx, row).institution),
  )

/** The lines of each CPF that stands in more than one. */
function doubles(ctx: Ctx, rows: BatchRow[]): Map<string, number[]> {
  const lines = Map.groupBy(rows, (row) => bareCpf(wholeCpf(cellsIn(ctx, row).cpf)))
  return new Map(
    [...lines].filter(([cpf, of]) => cpf && of.length > 1).map(([cpf, of]) => [cpf, of.map(({ line }) => line)]),
  )
}

const twice = (line: number, lines: number[]): Problem => ({
  column: headerOf('cpf'),
  words: `o mesmo CPF está também na linha ${lines.filter((one) => one !== line).join(' e na linha ')}`,
  fix: 'Deixe uma linha por pessoa.',
})

async function checkRows(ctx: Ctx, batch: Batch) {
  const rows = await rowsOf(ctx, batch.id)
  const [names, taken, same] = [await namesOf(ctx, batch, rows), nobodyYet(), doubles(ctx, rows)]
  for (const row of rows) {
    const before = await madeBefore(ctx, row)
    if (before) {
      const ready = await readyRow(ctx, batch, row, names)
      // A draft holds no place yet; what was sent does.
      if (!before.envelope_id && 'terms' in ready) take(taken, { ...NOTHING, ...ready.terms } as never)
      await setRow(ctx, row, { state: before.envelope_id ? 'sent' : 'drafted', repeated: true, ...before })
      continue
    }
    const lines = same.get(bareCpf(wholeCpf(cellsIn(ctx, row).cpf)))
    const problems = lines ? [twice(row.line, lines)] : await judgeRow(ctx, batch, row, names, taken)
    await setRow(ctx, row, { state: problems.length ? 'bad' : 'good', problems })
  }
}

const NOTHING = { supervisor_id: null, starts_on: null, ends_on: null, education_type: null }
