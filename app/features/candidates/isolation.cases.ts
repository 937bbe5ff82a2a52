// A candidate's profile, and what companies see.
import { updateProfile } from '#features/candidates/wire/profile.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person } from '#test/support/people.ts'
import type { Case, World } from '#test/isolation/case.ts'
import { candidate, either, nobody, ofNobody, open, withFeature } from '#test/isolation/opens.ts'

const named = (name: string) => (world: Pick<World, 'people'>) => ({
  id: world.people.find((person) => person.name === name)!.user_info_id!,
})
const reads = withFeature('CANDIDATE')
const is = (name: string) => (person: Person) => person.name === name

/** Makes one candidate visible to companies. */
export const letBeFound = (app: TestApp, people: Person[]) =>
  app.call(
    updateProfile,
    { user: { user_info_attributes: { auto_enroll: true } } },
    people.find(({ name }) => name === 'candidate')!.token,
  )

const NONE = () => ({ user: { user_info_attributes: { cellphone: 'x' } } })

export const cases: Record<string, Case[]> = {
  'get /v1/profile/user_infos/attributes': [{ opens: candidate }],
  'get /v1/profile/user_infos/attributes_for_token': [{ send: () => ({ token: 'none' }), opens: () => false }],
  'get /v1/profile/user_infos/{id}': [
    {
      what: 'one who applied to each company and its branch',
      send: named('candidate'),
      opens: either(is('candidate'), reads),
      meant: either(candidate, reads),
    },
    { what: 'one who applied to nobody', send: named('intern'), opens: is('intern'), meant: either(candidate, reads) },
  ],
  'put /v1/profile/users': [{ send: NONE, opens: candidate }],
  'post /v1/profile/institutional_email_letters': [{ opens: candidate }],
  'post /v1/profile/institutional_email_confirmations': [{ send: () => ({ token: 'none' }), opens: () => true }],
  'get /v1/profile/profile_views': [{ opens: candidate }],
  'post /v1/profile/registrations': open(() => ({ user: {} })),
  'get /v1/profile/user_infos/{id}/resume': [
    {
      what: "an intern's",
      send: ({ people }) => ({ id: people.find(({ name }) => name === 'intern')!.user_info_id }),
      opens: ({ name }) => name === 'intern',
      meant: candidate,
    },
    { what: 'nobody’s', send: ofNobody(), opens: nobody, meant: candidate },
  ],
}
