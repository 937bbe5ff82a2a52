import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire/templates.ts'
import { changeVersion, createTemplate, createVersion, publishVersion, retireVersion } from './change-template.ts'
import { listTemplates, previewTemplate, showTemplate } from './show-templates.ts'

const routes = serve(wire, {
  listTemplates: (ctx, { query }) => listTemplates(ctx, query),
  createTemplate: async (ctx, { body }) => showTemplate(ctx, await createTemplate(ctx, body.template)),
  showTemplate: (ctx, { params }) => showTemplate(ctx, params.id),
  createTemplateVersion: async (ctx, { params }) => {
    await createVersion(ctx, params.id)
    return showTemplate(ctx, params.id)
  },
  changeTemplateVersion: async (ctx, { params, body }) => {
    await changeVersion(ctx, params, body.version)
    return showTemplate(ctx, params.id)
  },
  publishTemplateVersion: async (ctx, { params, body }) => {
    await publishVersion(ctx, params, body.lock_version)
    return showTemplate(ctx, params.id)
  },
  retireTemplateVersion: async (ctx, { params, body }) => {
    await retireVersion(ctx, params, body.lock_version)
    return showTemplate(ctx, params.id)
  },
  previewTemplate: (ctx, { params, body }) => previewTemplate(ctx, params.id, body),
})

export const feature = { name: 'documentTemplates', wire, routes } satisfies Feature
