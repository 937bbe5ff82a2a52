// Whatever DocuSign tells, its state is read anew and ours follows it: forward only, each signature once.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { enqueueEach, outsideTask, repeated, task } from '#server/tasks/task.ts'
import { lockEnvelope } from '../envelope-rows.ts'
import { readEnvelope, readSigners } from './api.ts'
import { follow } from './follow.ts'
import { ENDED, findByDocusignId, keepStatus, orFailing } from './rows.ts'

type Read = { docusign_id: string }
const TRIES = 60

export const readBack = outsideTask<Read>(
  'docusign-read-back',
  async (ctx, { docusign_id }) => {
    const row = await findByDocusignId(ctx, docusign_id)
    if (!row || ENDED.includes(row.status)) return
    const { version_id, envelope_id } = row
    await orFailing(ctx, version_id, async () => {
      const read = await readEnvelope(ctx, docusign_id)
      const signers = await readSigners(ctx, docusign_id)
      await transaction(ctx, async (ctx) => {
        const { current } = await lockEnvelope(ctx, envelope_id)
        if (current.id === version_id) await follow(ctx, envelope_id, { ...read, signers })
        await keepStatus(ctx, version_id, read.status)
      })
    })
  },
  { tries: TRIES },
)

const QUIET_MINUTES = 60
const KEPT_DAYS = 60
const MOST = 200

/** Somebody went there to sign an hour ago, and nothing was told since: what was told may have been lost. */
async function readQuiet(ctx: Ctx) {
  const before = new Date(ctx.now.getTime() - QUIET_MINUTES * 60_000).toISOString()
  const quiet = await ctx.db
    .selectFrom('docusign_visits as w')
    .innerJoin('envelope_steps as p', 'p.id', 'w.step_id')
    .innerJoin('docusign_envelopes as d', 'd.version_id', 'p.version_id')
    .select('d.docusign_id')
    .distinct()
    .where('p.state', '=', 'current')
    .where('w.visited_at', '<', before)
    .where((e) => e.or([e('d.read_at', 'is', null), e('d.read_at', '<', before)]))
    .where('d.docusign_id', 'is not', null)
    .where('d.status', 'not in', ENDED)
    .limit(MOST)
    .execute()
  await enqueueEach(
    ctx,
    readBack,
    quiet.map(({ docusign_id }) => ({ docusign_id: docusign_id! })),
  )
  const old = new Date(ctx.now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await ctx.db.deleteFrom('docusign_events').where('received_at', '<', old).execute()
}

export const readQuietOnes = repeated(QUIET_MINUTES * 60, task<object>('docusign-read-quiet-ones', readQuiet))
