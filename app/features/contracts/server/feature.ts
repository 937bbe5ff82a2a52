import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as approvals from '../wire/approvals.ts'
import * as docusign from '../wire/docusign.ts'
import * as drafts from '../wire/drafts.ts'
import * as wire from '../wire/envelopes.ts'
import * as attorneys from '../wire/attorneys.ts'
import * as settings from '../wire/settings.ts'
import * as signing from '../wire/signing.ts'
import * as stepActs from '../wire/step-acts.ts'
import * as verifications from '../wire/verifications.ts'
import { asSeen, freshEnvelope, orFresh, orFreshWork } from './act.ts'
import { approvalRoutes } from './approvals/approval-routes.ts'
import { substituteAttributes } from './approvals/session-attributes.ts'
import { docusignListeners, docusignRoutes, docusignTasks } from './docusign/docusign.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { createEnvelope } from './create-envelope.ts'
import { findEnvelope } from './envelope-rows.ts'
import { correctVersion } from './correct-version.ts'
import { printEnvelope } from './sealing/print-envelope.ts'
import { contractNews } from './queues/contract-news.ts'
import { contractFigures, documentFigures } from './queues/contract-figures.ts'
import { queueRoutes, queueWire } from './queues/queue-routes.ts'
import { listEnvelopes } from './queues/list-envelopes.ts'
import { takeEvent } from './machine.ts'
import { sealAgain } from './sealing/seal-again.ts'
import { sealListeners } from './sealing/seal-envelope.ts'
import { sendEnvelope } from './send-envelope.ts'
import { loginListeners } from './signing/follow-login.ts'
import { letterListeners } from './signing/letters.ts'
import { bounceListeners } from './reminders/bounced.ts'
import { remindOfContracts } from './reminders/plan.ts'
import { tellOfStopped } from './reminders/escalate.ts'
import { sendDigest, sendReminder } from './reminders/send.ts'
import { passOverTerminations } from './step-acts/pass-over-late.ts'
import { attorneyRoutes } from './settings/attorney-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { refuseHidden } from './detail/hidden.ts'
import { showHistory } from './detail/show-history.ts'
import { readEnvelope } from './detail/versions.ts'
import { receivePapers } from './paper/uploads.ts'
import { moveEnvelopeBy } from './patch/move-envelope.ts'
import { asked, signingRoutes, stepRoutes, verificationRoutes } from './signing-routes.ts'

const routes = serve(wire, {
  listOwnedEnvelopes: (ctx, { query }) => listEnvelopes(ctx, query),
  createEnvelope: {
    make: (ctx, { body: { envelope } }) => createEnvelope(ctx, { ...envelope, told: envelope.facts }),
    show: freshEnvelope,
  },
  showEnvelope: (ctx, { params }) => freshEnvelope(ctx, params.id),
  moveEnvelope: {
    premise: asked,
    make: (ctx, { params, body }) => moveEnvelopeBy(ctx, params.id, body.envelope),
    show: freshEnvelope,
  },
  sendEnvelope: {
    premise: asked,
    make: async (ctx, { params, body }) => {
      await orFresh(ctx, params.id, () => sendEnvelope(ctx, params.id, body.lock_version))
      return params.id
    },
    show: freshEnvelope,
  },
  uploadBase: {
    premise: asked,
    prepare: (ctx, { params: { id }, body }) =>
      orFreshWork(ctx, id, () => receivePapers(ctx, id, 'base', body.envelope.filled_archives)),
    show: freshEnvelope,
  },
  uploadSigned: {
    premise: asked,
    prepare: (ctx, { params: { id }, body }) => {
      const { signed_document: sent } = body.envelope
      return orFreshWork(ctx, id, () => receivePapers(ctx, id, 'signed', Array.isArray(sent) ? sent : [sent]))
    },
    show: freshEnvelope,
  },
  correctEnvelope: {
    premise: asked,
    make: async (ctx, { params, body }) => {
      await orFresh(ctx, params.id, () => correctVersion(ctx, params.id, body.lock_version))
      return params.id
    },
    show: freshEnvelope,
  },
  voidEnvelope: {
    premise: asked,
    make: async (ctx, { params, body: { lock_version, cause } }) => {
      const asker = await asked(ctx, params)
      await orFresh(ctx, params.id, () => takeEvent(ctx, 'void', params.id, { asker, cause }, asSeen(lock_version)))
      return params.id
    },
    show: freshEnvelope,
  },
  sealAgain: { make: (ctx, { params }) => sealAgain(ctx, params.id), show: freshEnvelope },
  showEnvelopeHistory: { premise: refuseHidden, run: (ctx, { params }) => showHistory(ctx, params.id) },
  readEnvelope: {
    premise: refuseHidden,
    run: async (ctx, { params, query }) =>
      readEnvelope(ctx, params.id, await findEnvelope(ctx, params.id), query.version),
  },
  downloadEnvelope: {
    premise: refuseHidden,
    run: (ctx, { params, query }) => printEnvelope(ctx, params.id, query.version),
  },
})

export const feature = {
  name: 'contracts',
  wire: {
    ...wire,
    ...drafts,
    ...queueWire,
    ...approvals,
    ...settings,
    ...attorneys,
    ...stepActs,
    ...signing,
    ...docusign,
    ...verifications,
  },
  routes: [
    ...queueRoutes,
    ...stepRoutes,
    ...routes,
    ...draftRoutes,
    ...approvalRoutes,
    ...settingsRoutes,
    ...attorneyRoutes,
    ...signingRoutes,
    ...docusignRoutes,
    ...verificationRoutes,
  ],
  session: substituteAttributes,
  news: contractNews,
  figures: { CONTRACTS: contractFigures, DASHBOARD: contractFigures, DOCUMENTS: documentFigures },
  tasks: [passOverTerminations, remindOfContracts, sendReminder, sendDigest, tellOfStopped, ...docusignTasks] as never,
  listeners: [...sealListeners, ...letterListeners, ...loginListeners, ...bounceListeners, ...docusignListeners],
} satisfies Feature
