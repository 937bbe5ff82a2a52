import { disableLogin, invitationDeclined } from '#features/accounts/server/accounts.ts'
import { ask } from '#server/tasks/question.ts'
import { listener, task } from '#server/tasks/task.ts'
import { managerLeaves } from './manager-leaves.ts'

/** Who declined never came in: an Administrador among them leaves nobody behind. */
const endMembership = task<{ login_id: string }>('end-declined-membership', async (ctx, { login_id }) => {
  const left = await ctx.db
    .updateTable('company_managers')
    .set({ deactivated_at: ctx.now.toISOString() })
    .where('login_id', '=', login_id)
    .where('deactivated_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of left) await ask(ctx, managerLeaves, { manager_id: id })
  await disableLogin(ctx, login_id)
})

export const declinedListeners = [listener(invitationDeclined, endMembership)]
