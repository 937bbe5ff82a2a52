import type { Ctx } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../../wire/questionnaire.ts'
import { jobToApply } from '../apply/job-to-apply.ts'
import { fileResource, keepAnswerFile } from './answer-files.ts'
import { saveDraft } from './save-draft.ts'
import { showAnswers } from './show-answers.ts'
import { showJobQuestionnaire } from './show-set.ts'

const show = async (ctx: Ctx, id: string) => ({ data: await showAnswers(ctx, id) })

export const questionnaireRoutes = serve(wire, {
  showJobQuestionnaire: async (ctx, { params }) => ({ data: await showJobQuestionnaire(ctx, params.slug) }),
  showAnswers: (ctx, { params }) => show(ctx, params.id),
  saveAnswers: { make: (ctx, { params, body }) => saveDraft(ctx, params.id, body.answer_set), show },
  addAnswerFile: async (ctx, { params, body }) => {
    await jobToApply(ctx, params.slug)
    const { id, ...attributes } = fileResource(ctx, await keepAnswerFile(ctx, body.file))
    return { data: { id, type: 'answer_file' as const, attributes } }
  },
})
