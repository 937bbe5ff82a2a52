import type { Ctx } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire/forms.ts'
import { formFigures, pageOfForms } from './form-rows.ts'
import { listedForm, showEdited, showWhole } from './show-form.ts'
import { copyForm, createForm, deleteForm, updateForm } from './write-form.ts'

const made = async (ctx: Ctx, id: string) =>
  new Reply(await showEdited(ctx, id), {
    location: `${ctx.configuration.app_origin}/ats/questionarios/formularios/${id}/editar`,
  })

const routes = serve(wire, {
  listForms: async (ctx, { query }) => {
    const { rows, ...totals } = await pageOfForms(ctx, query)
    return { collection: { data: rows.map(listedForm) }, ...totals }
  },
  createForm: { make: (ctx, { body }) => createForm(ctx, body.form), show: made },
  showForm: async (ctx, { params }) => ({ data: await showWhole(ctx, params.id) }),
  showFormAttributes: (ctx, { params }) => showEdited(ctx, params.id),
  updateForm: { make: (ctx, { params, body }) => updateForm(ctx, params.id, body.form), show: showEdited },
  deleteForm: async (ctx, { params }) => {
    await deleteForm(ctx, params.id)
    return null
  },
  copyForm: { make: (ctx, { params, body }) => copyForm(ctx, params.id, body), show: made },
})

export const feature = {
  name: 'questionnaires',
  wire,
  routes,
  figures: { QUESTIONNAIRE: formFigures },
} satisfies Feature
