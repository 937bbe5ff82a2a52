import { mailRefused } from '#server/mail/deliver-mail.ts'
import type { Ctx } from '#server/context.ts'
import { listener, task } from '#server/tasks/task.ts'
import type { EnvelopeStep } from '../envelope-rows.ts'
import { tellDrafter } from './tell-drafter.ts'

/** The provider of signatures says that this signer cannot be reached. */
export async function signerBounced(ctx: Ctx, envelope_id: string, { id, person_name }: EnvelopeStep) {
  await ctx.db.updateTable('envelope_steps').set({ bounced_at: ctx.now.toISOString() }).where('id', '=', id).execute()
  await tellDrafter(ctx, envelope_id, person_name)
}

/** There is no such address: the steps that wait for it say so, and are reminded of no more. */
const markBounced = task<{ recipient: string }>('mark-bounced-signers', async (ctx, { recipient }) => {
  const steps = await ctx.db
    .updateTable('envelope_steps')
    .set({ bounced_at: ctx.now.toISOString() })
    .where('state', '=', 'current')
    .where('kind', '=', 'signature')
    .where('bounced_at', 'is', null)
    .where((e) => e(e.fn('lower', ['person_email']), '=', recipient.toLowerCase()))
    .returning(['version_id', 'person_name'])
    .execute()
  for (const { version_id, person_name } of steps) {
    const { envelope_id } = await ctx.db
      .selectFrom('envelope_versions')
      .select('envelope_id')
      .where('id', '=', version_id)
      .executeTakeFirstOrThrow()
    await tellDrafter(ctx, envelope_id, person_name)
  }
})

export const bounceListeners = [listener(mailRefused, markBounced)]
