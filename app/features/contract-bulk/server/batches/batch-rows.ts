import type { Selectable } from 'kysely'
import { actingAs } from '#features/companies/server/companies.ts'
import type { DraftTerms } from '#features/internships/server/internships.ts'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import type { Cells } from '../sheet/columns.ts'
import type { Problem } from '../sheet/problem.ts'

export const SEALED_CELLS = 'contract batch row'
/** Somebody looks at the progress: ahead of letters that wait. */
export const AHEAD = { run_at: new Date(0) }

export type Batch = Omit<Selectable<DB['contract_batches']>, 'defaults'> & { defaults: DraftTerms }
export type BatchRow = Selectable<DB['contract_batch_rows']>
export type RowState = 'waiting' | 'bad' | 'good' | 'drafted' | 'refused' | 'sent'

/** Undefined where it is no longer in this state: somebody, or an earlier run, was faster. */
export const batchIn = (ctx: Ctx, id: string, state: string) =>
  ctx.db
    .selectFrom('contract_batches')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst() as Promise<Batch | undefined>

export const cellsIn = (ctx: Pick<Ctx, 'secrets'>, { batch_id, line, sealed }: BatchRow) =>
  JSON.parse(ctx.secrets.open(SEALED_CELLS, `${batch_id}:${line}`, sealed!)) as Cells

const NO_ACCESS = 'Quem enviou esta planilha não cuida mais dos contratos da empresa. Envie-a de novo por outra pessoa.'

/** As whoever sent the sheet, with the roles of now. Undefined, and the sheet stops, where they have none any more. */
export async function asSender(ctx: Ctx, { id, created_by }: Pick<Batch, 'id' | 'created_by'>) {
  const sender = await actingAs(ctx, created_by, 'CONTRACTS')
  if (sender) return sender
  await stop(ctx, id, NO_ACCESS)
  return undefined
}

export const stop = (ctx: Ctx, id: string, problem: string) =>
  ctx.db
    .updateTable('contract_batches')
    .set({ state: 'failed', problem })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'drafting', 'sending'])
    .execute()
    .then(() => {})

type Changes = { state: RowState; problems?: Problem[] } & Partial<
  Pick<BatchRow, 'internship_id' | 'envelope_id' | 'repeated'>
>
export const setRow = (ctx: Ctx, { batch_id, line }: Pick<BatchRow, 'batch_id' | 'line'>, changes: Changes) =>
  ctx.db
    .updateTable('contract_batch_rows')
    .set({ ...changes, problems: JSON.stringify(changes.problems ?? []) })
    .where('batch_id', '=', batch_id)
    .where('line', '=', line)
    .execute()

/** What an earlier sheet made of the very same row, unless it was given up since; a voided contract is sent anew. */
export const madeBefore = (ctx: Ctx, { batch_id, row_hash }: Pick<BatchRow, 'batch_id' | 'row_hash'>) =>
  ctx.db
    .selectFrom('contract_batch_rows as r')
    .innerJoin('internships as i', 'i.id', 'r.internship_id')
    .leftJoin('envelopes as e', (join) => join.onRef('e.id', '=', 'r.envelope_id').on('e.state', '!=', 'voided'))
    .select(['r.internship_id', 'e.id as envelope_id'])
    .where('r.row_hash', '=', row_hash)
    .where('r.batch_id', '!=', batch_id)
    .where('i.dropped_at', 'is', null)
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst()
