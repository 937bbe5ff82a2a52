// Pages and settings of companies: the own one, a branch, a stranger.
import type { Place } from '#test/support/people.ts'
import type { Case, World } from '#test/isolation/case.ts'
import { both, inTreeOf, open, type Opens, PLACES, SOME_ID, withFeature } from '#test/isolation/opens.ts'

const AT = '/v1/profile/companies'
const keepsSettings = withFeature('SETTINGS')
const theirs = (place: Place): Opens => both(keepsSettings, inTreeOf(place))

const ofEachPlace = (opens: (place: Place) => Opens, body: Record<string, unknown> = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: place,
    send: ({ companies }: World) => ({ company_id: companies[place], ...body }),
    opens: opens(place),
  })),
  { what: 'no company', send: () => ({ company_id: SOME_ID, ...body }), opens: () => false },
]

export const cases: Record<string, Case[]> = {
  [`get ${AT}`]: [{ opens: () => true }],
  [`get ${AT}/{company_id}`]: ofEachPlace(() => () => true),
  // Public like its page above; drawing it for each actor would only take time.
  [`get ${AT}/{company_id}/picture.png`]: [
    { what: 'no company', send: () => ({ company_id: SOME_ID }), opens: () => false },
  ],
  [`get ${AT}/{company_id}/attributes`]: ofEachPlace(theirs),
  // An allowed write is stale; an allowed creation lacks fields.
  [`put ${AT}/{company_id}`]: ofEachPlace(theirs, { company: { lock_version: 999 } }),
  [`post ${AT}/{company_id}/sub_companies`]: ofEachPlace(theirs, { company: {} }),
  'post /v1/contact_messages': [{ send: () => ({ contact: {} }), opens: withFeature('SUPPORT') }],
  'post /v1/profile/companies/validate_company_manager_email': open(() => ({ email: 'x@y.example' })),
  'post /v1/profile/companies/validate_company_cnpj': open(() => ({ cnpj: '1' })),
  'post /v1/profile/companies': open(() => ({ company: {} })),
  'post /v1/profile/companies/claims': open(() => ({ claim: {} })),
  'post /v1/ies/{display_name}/companies': open(() => ({ display_name: 'universidade-horizonte', company: {} })),
}
