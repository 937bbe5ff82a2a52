import { serve } from '#server/serve.ts'
import * as counts from '../../wire/counts.ts'
import * as dashboard from '../../wire/dashboard.ts'
import * as documents from '../../wire/documents.ts'
import { refuseHidden } from '../detail/hidden.ts'
import { downloadUpload } from '../documents/download-upload.ts'
import { downloadKept } from '../documents/kept-papers.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { countOwned, countWaiting } from './counts.ts'
import { contractDashboard } from './dashboard.ts'

/** Before the addresses of single envelopes, which would take their names for ids. */
export const queueRoutes = [
  ...serve(dashboard, { showContractDashboard: (ctx) => contractDashboard(ctx) }),
  ...serve(counts, {
    countOwnedEnvelopes: (ctx) => countOwned(ctx),
    countWaitingEnvelopes: (ctx) => countWaiting(ctx),
  }),
  ...serve(documents, {
    listContractDocuments: (ctx, { query }) => listDocuments(ctx, query),
    downloadKeptPaper: (ctx, { params }) => downloadKept(ctx, params.id, params.paper_id),
    downloadUpload: {
      premise: refuseHidden,
      run: (ctx, { params }) => downloadUpload(ctx, params.id, params.upload_id),
    },
  }),
]
export const queueWire = { ...counts, ...dashboard, ...documents }
