import { call } from '#web/calls/api.ts'
import { revoke } from '#web/calls/revoke.ts'
import { currentSession, openSession, type Session, type UserType } from '#web/session/session.ts'
import { issueToken, type OpenedSession } from '../../wire/sessions.ts'

type Known = { email: string; password: string; otp?: string; user_type: Exclude<UserType, 'GuestUser'> }

/** Opens what the server answered with, in the place of whoever was here. */
export function openAnswer(answer: OpenedSession): Omit<Session, 'isLogged'> {
  const session = {
    userType: answer.user_type,
    access_token: answer.access_token,
    attributes: answer.attributes,
    firstSignIn: answer.first_sign_in,
  }
  const { access_token: left } = currentSession()
  openSession(session)
  if (left) revoke(left)
  return session
}

/** `enter` is called just before the session opens. */
export async function enterAs({ email: username, password, otp, user_type }: Known, enter = () => {}) {
  const answer = await call(issueToken, {
    grant_type: 'password',
    username,
    password,
    user_type,
    ...(otp !== undefined && { otp }),
  })
  enter()
  return openAnswer(answer)
}
