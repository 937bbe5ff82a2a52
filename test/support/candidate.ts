// A candidate with an account, and signing in.
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import type { Sent } from '#wire/endpoint.ts'
import { type Refused, send } from '#wire/send.ts'
import type { TestApp } from './app.ts'
import { tokenFor } from './outside/letters.ts'

export const PASSWORD = 'Ponte@2026'
/** Acceptance of the texts in force. */
export const ACCEPTED = { accepted_terms_version: TERMS_VERSION, accepted_privacy_version: PRIVACY_VERSION }
let made = 0

/** Another person each time, all fields valid. */
export const person = (changes: Partial<Sent<typeof signUp>['user']> = {}): Sent<typeof signUp>['user'] => ({
  name: 'Lia Barbosa Nogueira',
  email: `pessoa.${process.pid}.${++made}@exemplo.example`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  ...ACCEPTED,
  ...changes,
})

type Entry = { email: string; password?: string; user_type?: string; otp?: string; from?: string; agent?: string }

/** Signs in from an address with a User-Agent. */
export const enter = (
  app: TestApp,
  { email, password = PASSWORD, user_type = 'User', otp, from = '127.0.0.1', agent = '' }: Entry,
) =>
  send(
    (url, init) => app.request(url, init, from),
    issueToken,
    { grant_type: 'password', username: email, password, user_type, ...(otp && { otp }) },
    { headers: { 'user-agent': agent } },
  )

/** Registered, and signed in by the link of the letter. */
export async function newCandidate(app: TestApp, changes: Parameters<typeof person>[0] = {}) {
  const user = person(changes)
  await app.call(signUp, { user })
  const { session } = await app.call(confirmEmail, { token: await tokenFor(app, user.email) })
  return { ...user, token: session!.access_token }
}

/** The expected refusal. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('was accepted')
    },
    (error: Refused) => error,
  )
