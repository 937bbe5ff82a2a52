import type { SignedIn } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { judgeDocument } from './judge-document.ts'
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

export const routes = [
  serve(wire.listDocuments, (ctx, { query }) => listDocuments(ctx, query)),
  serve(wire.listDocumentCategories, (ctx) => listCategories(ctx)),
  serve(wire.sendDocument, async (ctx, { body }) => {
    const { id } = await ownPerson(ctx)
    return showDocument(ctx, id, await sendDocument(ctx, { user_info_id: id, ...body.document }))
  }),
  serve(wire.replaceDocument, async (ctx, { params, body }) => {
    const { id } = await ownPerson(ctx)
    await replaceDocument(ctx, id, params.id, body.document)
    return showDocument(ctx, id, params.id)
  }),
  serve(wire.removeDocument, async (ctx, { params }) => {
    await removeDocument(ctx, (await ownPerson(ctx)).id, params.id)
    return null
  }),
  serve(wire.listDocumentsToCheck, (ctx, { query }) => listToCheck(ctx, query)),
  serve(wire.openDocument, (ctx, { params }) => openDocument(ctx, params.id)),
  serve(wire.judgeDocument, async (ctx, { params, body }) => {
    await judgeDocument(ctx, { ...body, version_id: params.id, login_id: (ctx.actor as SignedIn).login_id })
    return { data: (await showToCheck(ctx, params.id)).data }
  }),
]
