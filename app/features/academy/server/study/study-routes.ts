import { serve } from '#server/serve.ts'
import * as items from '../../wire/items.ts'
import * as study from '../../wire/study.ts'
import { complete, openFile } from './complete-item.ts'
import { matriculate, takeVersion } from './matriculate.ts'
import { keepNoteOf } from './notes.ts'
import { begin, submit } from './quiz-tries.ts'
import { showItemTo } from './show-item.ts'
import { pageOfMatriculations, showMatriculationTo } from './show-matriculation.ts'
import { watch } from './watch.ts'

export const studyRoutes = [
  ...serve(study, {
    matriculate: async (ctx, { params }) => showMatriculationTo(ctx, await matriculate(ctx, params.id)),
    listMatriculations: (ctx, { query }) => pageOfMatriculations(ctx, query),
    showMatriculation: (ctx, { params }) => showMatriculationTo(ctx, params.id),
    takeVersion: async (ctx, { params }) => showMatriculationTo(ctx, await takeVersion(ctx, params.id)),
  }),
  ...serve(items, {
    showItem: (ctx, { params }) => showItemTo(ctx, params.id, params.item_id),
    watchItem: (ctx, { params, body }) => watch(ctx, params.id, params.item_id, body),
    completeItem: (ctx, { params }) => complete(ctx, params.id, params.item_id),
    openItemFile: (ctx, { params }) => openFile(ctx, params.id, params.item_id),
    keepNote: (ctx, { params, body }) => keepNoteOf(ctx, params.id, params.item_id, body.note),
    beginTry: (ctx, { params }) => begin(ctx, params.id, params.item_id),
    submitTry: (ctx, { params, body }) => submit(ctx, { ...params, ...body }),
  }),
]
