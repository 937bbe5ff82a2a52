import { serve } from '#server/serve.ts'
import * as wire from '../../wire/operator-tests.ts'
import { annul, attemptsOf, showAttempt } from './kept-attempts.ts'
import { questionsOf, showQuestion } from './kept-questions.ts'
import { changeKept, listKept, publishTest, showKept } from './kept-tests.ts'
import { withdrawQuestion } from './withdraw.ts'
import { addQuestion, reviseKept } from './write-question.ts'
import { createTest } from './write-test.ts'

export const operatorRoutes = serve(wire, {
  listKeptTests: (ctx, { query }) => listKept(ctx, query),
  createTest: { make: (ctx, { body }) => createTest(ctx, body.test), show: showKept },
  showKeptTest: (ctx, { params }) => showKept(ctx, params.id),
  changeTest: { make: (ctx, { params, body }) => changeKept(ctx, params.id, body.test), show: showKept },
  publishTest: { make: (ctx, { params, body }) => publishTest(ctx, params.id, body.published), show: showKept },
  listKeptQuestions: (ctx, { params, query }) => questionsOf(ctx, params.id, query),
  addQuestion: { make: (ctx, { params, body }) => addQuestion(ctx, params.id, body.question), show: showQuestion },
  showKeptQuestion: (ctx, { params }) => showQuestion(ctx, params.id),
  reviseQuestion: { make: (ctx, { params, body }) => reviseKept(ctx, params.id, body.question), show: showQuestion },
  withdrawQuestion: {
    make: (ctx, { params, body }) => withdrawQuestion(ctx, params.id, body.reason),
    show: showQuestion,
  },
  listKeptAttempts: (ctx, { params, query }) => attemptsOf(ctx, params.id, query),
  annulAttempt: { make: (ctx, { params, body }) => annul(ctx, params.id, body.reason), show: showAttempt },
})
