import { serve } from '#server/serve.ts'
import * as wire from '../../wire/rejection-templates.ts'
import { addTemplate, changeTemplate, removeTemplate, showTemplate, templatesOf } from './templates.ts'

export const templateRoutes = serve(wire, {
  listTemplates: async (ctx) => ({ data: await templatesOf(ctx) }),
  addTemplate: async (ctx, { body }) => ({ data: await addTemplate(ctx, body.rejection_template) }),
  changeTemplate: {
    make: (ctx, { params, body }) => changeTemplate(ctx, params.id, body.rejection_template),
    show: showTemplate,
  },
  removeTemplate: async (ctx, { params }) => {
    await removeTemplate(ctx, params.id)
    return null
  },
})
