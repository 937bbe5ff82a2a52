import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { freeEmail } from './free-email.ts'
import { lockLogin } from './logins.ts'
import { deadLink, findToken, useToken } from './tokens.ts'

export const invitationDeclined = announcement<{ login_id: string }>('invitation declined')

/** Frees the address at once; the company sees it by the membership, which ends. */
export async function declineInvitation(ctx: Ctx, token: string) {
  const found = await findToken(ctx, token, ['accept_invitation'])
  if (found.user_type !== 'CompanyManager') throw deadLink()
  await transaction(ctx, async (ctx) => {
    const { password_hash } = await lockLogin(ctx, found.login_id)
    if (password_hash !== null || !(await useToken(ctx, found))) throw deadLink()
    await freeEmail(ctx, found.login_id)
    await announce(ctx, invitationDeclined, { login_id: found.login_id })
  })
}
