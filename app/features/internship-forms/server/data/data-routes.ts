import { serve } from '#server/serve.ts'
import * as wire from '../../wire/data/data-forms.ts'
import { formHandlers } from '../kit/form-handlers.ts'
import { askForData } from './ask-for-data.ts'
import { checkAnswer } from './check-answer.ts'
import { data } from './data-kind.ts'
import { listAnswers, showAnswer } from './list-answers.ts'

const of = formHandlers(data)

export const dataRoutes = serve(wire, {
  askForData: {
    make: (ctx, { body }) => askForData(ctx, body.data_form),
    show: (ctx, id) => showAnswer(ctx, id),
  },
  listDataAnswers: (ctx, { query }) => listAnswers(ctx, query),
  checkDataAnswer: {
    make: (ctx, { params, body }) => checkAnswer(ctx, params.id, body.accepted),
    show: (ctx, id) => showAnswer(ctx, id),
  },
  showDataForm: of.show,
  logInToDataForm: of.login,
  enterDataForm: of.enter,
  openDataForm: of.open,
  answerDataForm: of.answer,
  addDataDocument: of.addDocument,
  submitDataForm: of.submit,
})
