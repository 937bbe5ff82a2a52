import { outsideTask, repeated } from '#server/tasks/task.ts'
import { forgetPlaces } from './sessions/places.ts'
import { confirmationTask } from './ask-confirmation.ts'
import { recoveryTask } from './passwords/recover-password.ts'
import { alreadyRegisteredTask } from './already-registered.ts'
import { sweepSessions } from './sessions/sweep-sessions.ts'

const HOUR = 3600
const DAY_MS = 86_400_000

/**
 * Removes paid debts, dead links and ended sessions. Unaccepted invitations stay counted, since their number per
 * address is limited.
 */
const tidyAccounts = outsideTask<object>('tidy-accounts', async (ctx) => {
  const now = ctx.now.toISOString()
  const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS).toISOString()
  await ctx.db.deleteFrom('attempts').where('due_at', '<', now).execute()
  await ctx.db
    .deleteFrom('login_tokens')
    .where('expires_at', '<', daysAgo(30))
    .where((e) => e.or([e('purpose', '!=', 'accept_invitation'), e('used_at', 'is not', null)]))
    .execute()
  await sweepSessions(ctx)
  await forgetPlaces(ctx)
})

export const tasks = [recoveryTask, confirmationTask, alreadyRegisteredTask, repeated(HOUR, tidyAccounts)]
