import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { lettersPage } from './letters.ts'
import { retry, tasksPage } from './tasks.ts'

const routes = serve(wire, {
  listTasks: (ctx, { query }) => tasksPage(ctx, query),
  retryTask: (ctx, { params }) => retry(ctx, params.id),
  listLetters: (ctx, { query }) => lettersPage(ctx, query),
})

export const feature = { name: 'workQueue', wire, routes } satisfies Feature
