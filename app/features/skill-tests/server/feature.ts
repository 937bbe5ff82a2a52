import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as operator from '../wire/operator-tests.ts'
import * as wire from '../wire/tests.ts'
import { answer, question } from './answers.ts'
import { begin, finishNow, start, takeSeat } from './attempts.ts'
import { operatorRoutes } from './author/operator-routes.ts'
import { regradeTask } from './author/withdraw.ts'
import { finishTask } from './finish.ts'
import { share } from './share.ts'
import { pageOfTests, showAttemptTo } from './show.ts'

const routes = serve(wire, {
  listTests: (ctx, { query }) => pageOfTests(ctx, query),
  beginAttempt: async (ctx, { params }) => showAttemptTo(ctx, await begin(ctx, params.id)),
  showAttempt: (ctx, { params, query }) => showAttemptTo(ctx, params.id, query.seat),
  startAttempt: async (ctx, { params, body }) => showAttemptTo(ctx, await start(ctx, params.id, body), body.seat),
  takeSeat: async (ctx, { params, body }) => showAttemptTo(ctx, await takeSeat(ctx, params.id, body.seat), body.seat),
  showQuestion: (ctx, { params, query }) => question(ctx, params.id, params.position, query.seat),
  giveAnswer: (ctx, { params, body }) => answer(ctx, params.id, params.position, body),
  finishAttempt: async (ctx, { params, body }) =>
    showAttemptTo(ctx, await finishNow(ctx, params.id, body.seat), body.seat),
  shareResult: (ctx, { params, body }) => share(ctx, params.id, body.shared),
})

export const feature = {
  name: 'skillTests',
  wire: { ...wire, ...operator },
  routes: [...routes, ...operatorRoutes],
  tasks: [finishTask, regradeTask] as never,
} satisfies Feature
