import { serve } from '#server/serve.ts'
import * as wire from '../../wire/drafts.ts'
import { changeFacts } from './change-facts.ts'
import { previewDocument } from './preview-document.ts'
import { showTimeline } from './show-timeline.ts'

export const draftRoutes = serve(wire, {
  previewDocument: (ctx, { params, query }) => previewDocument(ctx, params.id, query),
  showTimeline: (ctx, { params }) => showTimeline(ctx, params.id),
  changeFacts: (ctx, { params, body }) => changeFacts(ctx, params.id, body.facts),
})
