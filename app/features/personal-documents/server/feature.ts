import type { SignedIn } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { judgeDocument } from './judge-document.ts'
import { documentListeners, documentTasks } from './letters.ts'
import { documentNews } from './document-news.ts'
import { ownPerson } from './own-person.ts'
import {
  listCategories,
  listDocuments,
  listToCheck,
  openDocument,
  showDocument,
  showToCheck,
} from './personal-documents.ts'
import { removeDocument, replaceDocument, sendDocument } from './send-document.ts'

const routes = serve(wire, {
  listDocuments: (ctx, { query }) => listDocuments(ctx, query),
  listDocumentCategories: (ctx) => listCategories(ctx),
  sendDocument: async (ctx, { body }) => {
    const { id } = await ownPerson(ctx)
    return showDocument(ctx, id, await sendDocument(ctx, { user_info_id: id, ...body.document }))
  },
  replaceDocument: async (ctx, { params, body }) => {
    const { id } = await ownPerson(ctx)
    await replaceDocument(ctx, id, params.id, body.document)
    return showDocument(ctx, id, params.id)
  },
  removeDocument: async (ctx, { params }) => {
    await removeDocument(ctx, (await ownPerson(ctx)).id, params.id)
    return null
  },
  listDocumentsToCheck: (ctx, { query }) => listToCheck(ctx, query),
  openDocument: (ctx, { params }) => openDocument(ctx, params.id),
  judgeDocument: async (ctx, { params, body }) => {
    await judgeDocument(ctx, { ...body, version_id: params.id, login_id: (ctx.actor as SignedIn).login_id })
    return { data: (await showToCheck(ctx, params.id)).data }
  },
})

export const feature = {
  name: 'personalDocuments',
  wire,
  routes,
  tasks: documentTasks,
  listeners: documentListeners,
  news: documentNews,
} satisfies Feature
