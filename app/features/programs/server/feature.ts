import type { Ctx } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as choices from '../wire/choices.ts'
import * as wire from '../wire/programs.ts'
import { closeProgram, publishProgram } from './change-state.ts'
import { drawProgram } from './draw-program.ts'
import { listedProgram, showEdited as show } from './edited-program.ts'
import { fitsProgram } from './fits-program.ts'
import { listOwned } from './list-owned.ts'
import { orderChoices, showChoices } from './choosing/own-choices.ts'
import { programFigures } from './program-figures.ts'
import { findProgram } from './program-rows.ts'
import { showProgram } from './show-program.ts'
import { tellDates } from './dates/tell-dates.ts'
import { createProgram, discardProgram, updateProgram } from './write-program.ts'

const begun = async (ctx: Ctx, id: string) =>
  new Reply(await show(ctx, id), { location: `${ctx.configuration.app_origin}/programa_estagio/${id}` })
const premise = (ctx: Ctx, { id }: { id: string }) => findProgram(ctx, id)

const own = serve(choices, {
  showChoices: async (ctx, { params }) => ({ data: await showChoices(ctx, params.id) }),
  orderChoices: async (ctx, { params, body }) => {
    await orderChoices(ctx, params.id, body.choices.job_ids)
    return { data: await showChoices(ctx, params.id) }
  },
})

const routes = serve(wire, {
  // Before a program's own address: /owned is none.
  listOwnedPrograms: async (ctx, { query }) => {
    const { rows, ...totals } = await listOwned(ctx, query)
    return { collection: { data: rows.map((row) => listedProgram(ctx, row)) }, ...totals }
  },
  showProgram: async (ctx, { params }) => ({ data: await showProgram(ctx, params.id) }),
  drawProgram: (ctx, { params }) => drawProgram(ctx, params.id),
  createProgram: { prepare: (ctx, { body }) => createProgram(ctx, body.program), show: begun },
  showProgramAttributes: (ctx, { params }) => show(ctx, params.id),
  updateProgram: {
    premise,
    prepare: (ctx, { params, body }) => updateProgram(ctx, params.id, body.program),
    show,
  },
  publishProgram: { make: (ctx, { params, body }) => publishProgram(ctx, params.id, body), show },
  closeProgram: { make: (ctx, { params, body }) => closeProgram(ctx, params.id, body), show },
  discardProgram: async (ctx, { params }) => {
    await discardProgram(ctx, params.id)
    return null
  },
})

export const feature = {
  name: 'programs',
  wire: { ...wire, ...choices },
  routes: [...routes, ...own],
  tasks: [tellDates],
  answers: [fitsProgram],
  figures: { INTERNSHIP: programFigures },
} satisfies Feature
