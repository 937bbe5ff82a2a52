import type { Feature } from '#server/feature.ts'
import { repeated, type Task } from '#server/tasks/task.ts'
import * as batches from '../wire/batches.ts'
import * as invites from '../wire/invites.ts'
import * as signing from '../wire/signing.ts'
import * as zips from '../wire/zips.ts'
import { batchRoutes } from './batches/batch-routes.ts'
import { checkBatch } from './batches/check.ts'
import { draftRows } from './batches/draft-rows.ts'
import { forgetBatches } from './batches/forget-batches.ts'
import { sendRows } from './batches/send-rows.ts'
import { inviteRoutes } from './invites/invite-routes.ts'
import { signRows } from './signing/sign-rows.ts'
import { signingRoutes } from './signing/signing-routes.ts'
import { forgetZips, makeZip } from './zips/make-zip.ts'
import { zipRoutes } from './zips/zip-routes.ts'

const DAY = 86_400

export const feature = {
  name: 'contract-bulk',
  wire: { ...batches, ...signing, ...zips, ...invites },
  routes: [...batchRoutes, ...signingRoutes, ...zipRoutes, ...inviteRoutes],
  tasks: [
    checkBatch,
    draftRows,
    sendRows,
    signRows,
    makeZip,
    repeated(DAY, forgetBatches),
    repeated(DAY, forgetZips),
  ] as Task<never>[],
} satisfies Feature
