import type { Case } from '#test/isolation/case.ts'
import { SOME_ID, nobody, open, signedIn, withFeature } from '#test/isolation/opens.ts'
import type { Person } from '#test/support/people.ts'

const WRONG_PROOF = () => ({ current_password: 'x', otp: '000000' })

/** Another signed-in person. */
const nextTo = ({ name }: Person, people: Person[]) => {
  const others = people.filter(signedIn)
  return others[(others.findIndex((one) => one.name === name) + 1) % others.length]!
}

export const cases: Record<string, Case[]> = {
  'post /oauth/token': open(() => ({
    grant_type: 'password',
    username: 'x@y.example',
    password: 'x',
    user_type: 'User',
  })),
  'post /oauth/revoke': open(() => ({ token: 'none' })),
  'get /v1/session': [{ opens: signedIn }],
  'get /v1/sessions': [{ opens: signedIn }],
  'delete /v1/sessions': [{ opens: signedIn }],
  'delete /v1/sessions/{id}': [
    {
      what: 'a session of somebody else',
      send: ({ person, people, belongings }) => ({ id: belongings.sessions[nextTo(person, people).name] }),
      opens: nobody,
    },
    { what: 'no session', send: () => ({ id: SOME_ID }), opens: nobody },
    {
      what: 'another session of theirs',
      send: ({ person, belongings }) => ({ id: belongings.sessions[person.name] ?? SOME_ID }),
      opens: signedIn,
    },
  ],
  'post /v1/profile/email_confirmations': open(() => ({ token: 'none' })),
  'post /v1/profile/email_confirmation_requests': open(() => ({ email: 'x@y.example', user_type: 'User' })),
  'post /v1/profile/password_recoveries': open(() => ({ email: 'x@y.example', user_type: 'User' })),
  'post /v1/profile/link_checks': open(() => ({ token: 'none' })),
  'put /v1/profile/passwords': open(() => ({ token: 'none', password: 'Ponte@2027' })),
  'post /v1/profile/invitation_refusals': open(() => ({ token: 'none' })),
  'post /v1/profile/email_confirmation_letters': [{ opens: signedIn }],
  'get /v1/profile/login': [{ opens: signedIn }],
  'put /v1/profile/login': [{ send: () => ({ login: { current_password: 'x' } }), opens: signedIn }],
  'post /v1/profile/two_factor': [{ opens: signedIn }],
  'post /v1/profile/two_factor/activation': [{ send: WRONG_PROOF, opens: signedIn }],
  'post /v1/profile/two_factor/deactivation': [{ send: WRONG_PROOF, opens: signedIn }],
  'post /v1/profile/two_factor/recovery_codes': [{ send: WRONG_PROOF, opens: signedIn }],
  'post /v1/profile/company_managers/check_password': [
    { send: () => ({ current_password: 'x' }), opens: withFeature('PASSWORD') },
  ],
  'put /v1/profile/company_managers/update_password': [
    { send: () => ({ current_password: 'x', password: 'Ponte@2027' }), opens: withFeature('PASSWORD') },
  ],
}
