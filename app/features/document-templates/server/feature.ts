import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire/templates.ts'
import { changeVersion, createVersion, publishVersion, retireVersion } from './change-template.ts'
import { createTemplate } from './create-template.ts'
import { previewTemplate, printPreview } from './preview-template.ts'
import { readTemplateFile } from './reading/read-template-file.ts'
import { listTemplates, showTemplate } from './show-templates.ts'

const routes = serve(wire, {
  listTemplates: (ctx, { query }) => listTemplates(ctx, query),
  createTemplate: { make: (ctx, { body }) => createTemplate(ctx, body.template), show: showTemplate },
  showTemplate: (ctx, { params }) => showTemplate(ctx, params.id),
  createTemplateVersion: { make: (ctx, { params }) => createVersion(ctx, params.id), show: showTemplate },
  changeTemplateVersion: {
    make: (ctx, { params, body }) => changeVersion(ctx, params, body.version),
    show: showTemplate,
  },
  publishTemplateVersion: {
    make: (ctx, { params, body }) => publishVersion(ctx, params, body.lock_version),
    show: showTemplate,
  },
  retireTemplateVersion: {
    make: (ctx, { params, body }) => retireVersion(ctx, params, body.lock_version),
    show: showTemplate,
  },
  previewTemplate: (ctx, { params, body }) => previewTemplate(ctx, params.id, body),
  readTemplateFile: (ctx, { params, body }) => readTemplateFile(ctx, params.id, body.file),
  previewDocument: (ctx, { params, body }) => printPreview(ctx, params.id, body),
})

export const feature = { name: 'documentTemplates', wire, routes } satisfies Feature
