import { Reply, serve } from '#server/serve.ts'
import type { Bytes } from '#wire/endpoint.ts'
import * as wire from '../../wire/batches.ts'
import { printCsvModel, printModel } from '../sheet/model.ts'
import { beginPhase } from './begin-phase.ts'
import { listAll, showOne } from './find-batches.ts'
import { listRows } from './list-rows.ts'
import { problemsSheet } from './problems-sheet.ts'
import { receiveBatch } from './receive.ts'

const attached = (bytes: Bytes, name: string) =>
  new Reply<Bytes>(bytes, { 'content-disposition': `attachment; filename="${name}"` })

export const batchRoutes = serve(wire, {
  downloadModel: async () => attached(await printModel(), 'contratos.xlsx'),
  downloadCsvModel: () => attached(printCsvModel(), 'contratos.csv'),
  listBatches: (ctx, { query }) => listAll(ctx, query),
  createBatch: { prepare: (ctx, { body }) => receiveBatch(ctx, body), show: showOne },
  showBatch: (ctx, { params }) => showOne(ctx, params.id),
  draftBatch: async (ctx, { params: { id } }) => {
    await beginPhase(ctx, id, 'draft')
    return showOne(ctx, id)
  },
  sendBatch: async (ctx, { params: { id } }) => {
    await beginPhase(ctx, id, 'send')
    return showOne(ctx, id)
  },
  listBatchRows: (ctx, { params, query }) => listRows(ctx, params.id, query),
  downloadProblems: (ctx, { params, query }) => problemsSheet(ctx, params.id, query),
})
