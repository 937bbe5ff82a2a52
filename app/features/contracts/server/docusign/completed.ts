// The document that DocuSign has sealed, with its certificate behind: kept as it comes.
import type { Ctx } from '#server/context.ts'
import type { Envelope } from '../envelope-rows.ts'
import { combined, readEnvelope } from './api.ts'
import { DocusignFault } from './fault.ts'
import { orFailing, rowOf } from './rows.ts'

/** Not ready yet: the task that asks for it comes again. */
const NOT_YET = new DocusignFault(0, 'NOT_COMPLETED')

export async function completedBytes(ctx: Ctx, { current }: Envelope) {
  const row = await rowOf(ctx, current.id)
  if (!row?.docusign_id) throw new Error('a version signed by DocuSign has no envelope there')
  const { docusign_id } = row
  const bytes = await orFailing(ctx, current.id, async () => {
    if ((await readEnvelope(ctx, docusign_id)).status !== 'completed') throw NOT_YET
    return combined(ctx, docusign_id)
  })
  return { bytes: new Uint8Array(bytes), seal_key_id: null }
}
