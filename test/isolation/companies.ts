// A company's page and its settings: of the own company, of a branch, of a stranger.
import type { Place } from '#test/support/people.ts'
import type { Case, World } from './case.ts'
import { both, inTreeOf, PLACES, type Opens, withFeature } from './opens.ts'

const AT = '/v1/profile/companies'
const NONE = '01900000-0000-7000-8000-000000000000'
const keepsSettings = withFeature('SETTINGS')
const theirs = (place: Place): Opens => both(keepsSettings, inTreeOf(place))

const ofEachPlace = (opens: (place: Place) => Opens, body: Record<string, unknown> = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: place,
    send: ({ companies }: World) => ({ company_id: companies[place], ...body }),
    opens: opens(place),
  })),
  { what: 'no company', send: () => ({ company_id: NONE, ...body }), opens: () => false },
]

export const companyCases: Record<string, Case[]> = {
  [`get ${AT}`]: [{ opens: () => true }],
  [`get ${AT}/{company_id}`]: ofEachPlace(() => () => true),
  // Of a page that everybody may read, as the row above says: drawing it for each would only take time.
  [`get ${AT}/{company_id}/picture.png`]: [
    { what: 'no company', send: () => ({ company_id: NONE }), opens: () => false },
  ],
  [`get ${AT}/{company_id}/attributes`]: ofEachPlace(theirs),
  // Let in, a write is stale and a new company lacks everything.
  [`put ${AT}/{company_id}`]: ofEachPlace(theirs, { company: { lock_version: 999 } }),
  [`post ${AT}/{company_id}/sub_companies`]: ofEachPlace(theirs, { company: {} }),
}
