import type { Feature } from '#server/feature.ts'
import { transaction } from '#server/database/transaction.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire/evaluations.ts'
import * as links from '../wire/links.ts'
import { answerEvaluation } from './answer.ts'
import { showReceived } from './averages.ts'
import { answerByLink, renewLink, showAsked } from './by-link.ts'
import { printEvaluation } from './evaluation-paper.ts'
import { exportReceived } from './export.ts'
import { evaluationFigures } from './figures.ts'
import { handInPaper } from './paper.ts'
import { listEvaluations, showEvaluation } from './read.ts'
import { signReading } from './reading.ts'
import { remindOfEvaluations, sendEvaluationReminder } from './reminders.ts'
import { openEvaluations } from './windows.ts'

const RENEWALS = { name: 'evaluation links', times: 10, seconds: 3600 }

const routes = serve(wire, {
  listOwnedEvaluations: (ctx, { query }) => listEvaluations(ctx, query),
  showReceivedEvaluations: (ctx, { query }) => showReceived(ctx, query),
  exportReceivedEvaluations: async (ctx, { query }) =>
    new Reply(await exportReceived(ctx, query), { 'content-disposition': 'attachment; filename="avaliacoes.xlsx"' }),
  showEvaluation: (ctx, { params }) => showEvaluation(ctx, params.uuid),
  answerEvaluation: {
    premise: (ctx, { uuid }) => showEvaluation(ctx, uuid),
    make: (ctx, { params, body }) => answerEvaluation(ctx, params.uuid, body.evaluation),
    show: showEvaluation,
  },
  handInPaper: {
    premise: (ctx, { uuid }) => showEvaluation(ctx, uuid),
    prepare: (ctx, { params, body }) => handInPaper(ctx, params.uuid, body.evaluation.file),
    show: showEvaluation,
  },
  signReading: {
    premise: (ctx, { uuid }) => showEvaluation(ctx, uuid),
    make: (ctx, { params, body }) => signReading(ctx, params.uuid, body.evaluation),
    show: showEvaluation,
  },
})

const linkRoutes = serve(links, {
  showAskedEvaluation: (ctx, { body }) => showAsked(ctx, body.token),
  answerByLink: (ctx, { body }) => answerByLink(ctx, body.token, body.evaluation),
  renewEvaluationLink: async (ctx, { body }) => {
    ctx.limits.spend(RENEWALS, ctx.network)
    await transaction(ctx, (ctx) => renewLink(ctx, body.token))
    return { messages: ['Se este link espera uma avaliação, um novo vai para o mesmo e-mail em instantes.'] }
  },
})

export const feature = {
  name: 'evaluations',
  wire: { ...wire, ...links },
  routes: [...routes, ...linkRoutes],
  tasks: [openEvaluations, remindOfEvaluations, sendEvaluationReminder] as never,
  figures: { EVALUATION: evaluationFigures },
  answers: [printEvaluation],
} satisfies Feature
