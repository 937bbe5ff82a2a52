import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/pipeline.ts'
import { assess, candidateResume, receivedOne } from './assessment.ts'
import { choicesOf } from './choices.ts'
import { exportReceived } from './export.ts'
import { pageOfReceived } from './list-received.ts'
import { answerReview, moveCandidature, moveCandidatures } from './move.ts'
import { orConflict } from './move-conflict.ts'
import { addNote, rate, removeNote, setTags } from './notes.ts'
import { jobOfMine, mineAmong } from './received.ts'
import { pipelineOf } from './show-pipeline.ts'
import { changeStages } from './stages.ts'
import { addTemplate, changeTemplate, removeTemplate, templatesOf } from './templates.ts'
import { watch } from './watch.ts'

/** After a change the candidature as it stands; what it stood in the way of reads the same beside the refusal. */
const changed = async (ctx: Ctx, id: string, change: Promise<unknown>) => {
  await orConflict(change, () => receivedOne(ctx, id))
  return { data: await receivedOne(ctx, id) }
}
const ofMine = (ctx: Ctx, { id }: { id: string }) => jobOfMine(ctx, id)
const received = (ctx: Ctx, { id }: { id: string }) => mineAmong(ctx, id)

export const pipelineRoutes = serve(wire, {
  listReceived: {
    premise: ofMine,
    run: async (ctx, { params, query }) => {
      const { data, ...totals } = await pageOfReceived(ctx, params.id, query, query)
      return { collection: { data }, ...totals }
    },
  },
  showPipeline: {
    premise: ofMine,
    run: async (ctx, { params, query }) => ({ data: await pipelineOf(ctx, params.id, query) }),
  },
  showPipelineChoices: { premise: ofMine, run: async (ctx, { params }) => ({ data: await choicesOf(ctx, params.id) }) },
  changeStages: {
    premise: ofMine,
    run: (ctx, { params, body }) => changeStages(ctx, params.id, body.stages, body.lock_version),
  },
  // Proxies hold nothing back: a line is there when it is written.
  watchPipeline: {
    premise: ofMine,
    run: async (ctx, { params, query }) =>
      new Reply(await watch(ctx, params.id, query.seconds), { 'x-accel-buffering': 'no' }),
  },
  exportCandidatures: {
    premise: ofMine,
    run: async (ctx, { params, query }) => {
      const { title, bytes } = await exportReceived(ctx, params.id, query)
      return new Reply(bytes, {
        'content-disposition': contentDisposition('attachment', `Candidaturas de ${title}.xlsx`),
      })
    },
  },
  moveCandidatures: { premise: ofMine, run: (ctx, { params, body }) => moveCandidatures(ctx, params.id, body.moves) },
  showAssessment: async (ctx, { params }) => ({ data: await assess(ctx, params.id) }),
  printCandidateResume: async (ctx, { params }) => {
    const { name, bytes } = await candidateResume(ctx, params.id)
    return new Reply(bytes, {
      'content-disposition': contentDisposition('inline', `Currículo de ${name}.pdf`),
      'content-security-policy': DOCUMENT,
    })
  },
  moveCandidature: {
    premise: received,
    run: (ctx, { params, body }) => changed(ctx, params.id, moveCandidature(ctx, params.id, body.move)),
  },
  answerReview: (ctx, { params }) => changed(ctx, params.id, answerReview(ctx, params.id)),
  addNote: {
    premise: received,
    run: (ctx, { params, body }) => changed(ctx, params.id, addNote(ctx, params.id, body.note.text)),
  },
  removeNote: {
    premise: received,
    run: async (ctx, { params }) => {
      await removeNote(ctx, params.id, params.note_id)
      return null
    },
  },
  rateCandidature: {
    premise: received,
    run: (ctx, { params, body }) => changed(ctx, params.id, rate(ctx, params.id, body.rating.stars)),
  },
  tagCandidature: {
    premise: received,
    run: (ctx, { params, body }) => changed(ctx, params.id, setTags(ctx, params.id, body)),
  },
  listTemplates: async (ctx) => ({ data: await templatesOf(ctx) }),
  addTemplate: async (ctx, { body }) => ({ data: await addTemplate(ctx, body.rejection_template) }),
  changeTemplate: async (ctx, { params, body }) => ({
    data: await changeTemplate(ctx, params.id, body.rejection_template),
  }),
  removeTemplate: async (ctx, { params }) => {
    await removeTemplate(ctx, params.id)
    return null
  },
})
