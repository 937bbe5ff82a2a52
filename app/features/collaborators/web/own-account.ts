// One's own profile has the account in it: e-mail, password and second step change with the proof that it is oneself.
import { bareEmail } from '#wire/person/email.ts'
import { PASSWORDS_DIFFER } from '#wire/person/password.ts'
import { BLANK } from '#wire/text/sentences.ts'
import type { OwnDraft } from '../wire/record.ts'

/** As the account stands before the form is sent. */
export type AccountBefore = { email: string; otp_required_for_login: boolean }
type Asked = Pick<OwnDraft, 'email' | 'password' | 'otp_required_for_login'>

export const newEmailIn = ({ email }: Pick<Asked, 'email'>, before: AccountBefore) => bareEmail(email) !== before.email
const turns = ({ otp_required_for_login }: Pick<Asked, 'otp_required_for_login'>, before: AccountBefore) =>
  otp_required_for_login !== before.otp_required_for_login
export const asksProof = (draft: Asked, before: AccountBefore) =>
  Boolean(draft.password) || newEmailIn(draft, before) || turns(draft, before)
export const asksCode = (draft: Pick<Asked, 'otp_required_for_login'>, before: AccountBefore) =>
  before.otp_required_for_login || turns(draft, before)

export function accountRules(draft: OwnDraft, before: AccountBefore): Record<string, string> {
  const { password, password_confirmation, current_password, otp } = draft
  const asked = asksProof(draft, before)
  return {
    ...(password && password !== password_confirmation && { password_confirmation: PASSWORDS_DIFFER }),
    ...(asked && !current_password && { current_password: BLANK }),
    ...(asked && asksCode(draft, before) && !otp.trim() && { otp: BLANK }),
  }
}

/** What is to change, with the proof; nothing at all where nothing changes. */
export function accountChanges(draft: OwnDraft, before: AccountBefore) {
  if (!asksProof(draft, before)) return {}
  const { email, password, password_confirmation, current_password, otp, otp_required_for_login } = draft
  return {
    current_password,
    ...(asksCode(draft, before) && { otp }),
    ...(password && { password, password_confirmation }),
    ...(newEmailIn(draft, before) && { email }),
    ...(turns(draft, before) && { otp_required_for_login }),
  }
}
