import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { Reply, serve } from '#server/serve.ts'
import * as funnel from '../../wire/funnel.ts'
import * as wire from '../../wire/pipeline.ts'
import { assess, candidateResume } from './assessment.ts'
import { choicesOf } from './choices.ts'
import { exportReceived } from './export.ts'
import { funnelOf, funnelPicture } from '../funnel.ts'
import { pageOfReceived } from './list-received.ts'
import { answerReview, type Moved, moveCandidature, moveCandidatures, movedBefore } from './move.ts'
import { addNote, rate, removeNote, setTags } from './notes.ts'
import { jobOfMine, mineAmong } from './received.ts'
import { receivedOne } from './received-one.ts'
import { pipelineOf } from './show-pipeline.ts'
import { changeStages, showStages } from './stages.ts'
import { watch } from './watch.ts'

const ofMine = (ctx: Ctx, { id }: { id: string }) => jobOfMine(ctx, id)
const received = (ctx: Ctx, { id }: { id: string }) => mineAmong(ctx, id)

export const funnelRoutes = serve(funnel, {
  showFunnel: { premise: ofMine, run: async (ctx, { params }) => ({ data: await funnelOf(ctx, params.id) }) },
  drawFunnel: {
    premise: ofMine,
    run: async (ctx, { params }) =>
      new Reply(await funnelPicture(ctx, params.id), { 'content-disposition': 'attachment; filename="funil.png"' }),
  },
})

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
    make: (ctx, { params, body }) => changeStages(ctx, params.id, body.stages, body.lock_version),
    show: showStages,
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
  moveCandidatures: {
    premise: ofMine,
    make: (ctx, { params, body }) => moveCandidatures(ctx, params.id, body.moves),
    show: (ctx, id, { body }, told) => (told as Moved | undefined) ?? movedBefore(ctx, id, body.moves),
  },
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
    make: (ctx, { params, body }) => moveCandidature(ctx, params.id, body.move),
    show: receivedOne,
  },
  answerReview: { make: (ctx, { params }) => answerReview(ctx, params.id), show: receivedOne },
  addNote: {
    premise: received,
    make: (ctx, { params, body }) => addNote(ctx, params.id, body.note.text),
    show: receivedOne,
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
    make: (ctx, { params, body }) => rate(ctx, params.id, body.rating.stars),
    show: receivedOne,
  },
  tagCandidature: {
    premise: received,
    make: (ctx, { params, body }) => setTags(ctx, params.id, body),
    show: receivedOne,
  },
})
