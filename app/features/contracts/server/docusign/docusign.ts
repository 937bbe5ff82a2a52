// What DocuSign adds to the feature: its endpoints, and the tasks that keep both sides together.
import { serve } from '#server/serve.ts'
import { serveRaw } from '#server/serving/serve-raw.ts'
import * as wire from '../../wire/docusign.ts'
import { keepUpListener } from './keep-up.ts'
import { readBack, readQuietOnes } from './read-back.ts'
import { receiveEvent } from './receive-event.ts'
import { openDocusign } from './visit.ts'

const { receiveDocusignEvent, ...asked } = wire

export const docusignRoutes = [
  ...serve(asked, { openDocusign: (ctx, { body }) => openDocusign(ctx, body.session) }),
  serveRaw(receiveDocusignEvent, receiveEvent),
]
export const docusignTasks = [readBack, readQuietOnes]
export const docusignListeners = [keepUpListener]
