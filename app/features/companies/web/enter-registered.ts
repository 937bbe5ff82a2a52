import { openAnswer } from '#features/accounts/web/login/enter-as.ts'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { call } from '#web/calls/api.ts'
import type { Draft } from './registration-draft.ts'
import { tellSuccess } from './tell-success.ts'

/**
 * Tells that all went well; then, since who has just registered does not type the password again, asks for a session
 * and returns what opens it. Not while the popup stands: a window closed meanwhile would leave a session that nobody
 * has. Nothing where it fails: the next page leads to the log-in.
 */
export async function enterRegistered({ company }: Draft) {
  const { email, password } = company.company_managers_attributes[0]!
  await tellSuccess()
  try {
    const answer = await call(issueToken, {
      grant_type: 'password',
      username: email,
      password,
      user_type: 'CompanyManager',
    })
    return () => openAnswer(answer)
  } catch {
    return undefined
  }
}
