import type { Ctx, UserType } from '#server/context.ts'
import { maskedEmail } from '#wire/person/email.ts'
import { choosesPassword } from './confirm-email.ts'
import { deadLink, findToken } from './tokens.ts'

/** What the link of a letter opens. The check uses nothing up; a dead link is refused in the words of its use. */
export async function checkLink(ctx: Ctx, token: string) {
  const link = await findToken(ctx, token, ['confirm_email', 'change_email', 'recover_password', 'accept_invitation'])
  const { purpose, email, login_email, password_hash, used_at, ...found } = link
  const confirms = purpose === 'confirm_email' || purpose === 'change_email'
  // A confirmation clicked again gets the same answer, as long as its e-mail is the account's.
  const stands = email === login_email ? confirms || !used_at : !used_at && purpose !== 'confirm_email'
  if (!stands) throw deadLink()
  const user_type = found.user_type as UserType
  return {
    user_type,
    email: maskedEmail(email),
    accepts_texts: user_type !== 'Operator' && password_hash === null && !confirms,
    chooses_password: choosesPassword(link),
  }
}
