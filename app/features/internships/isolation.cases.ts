import type { Person } from '#test/support/people.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, either, inPlaces, inTreeOf, PLACES, withFeature } from '#test/isolation/opens.ts'

const NONE = '01900000-0000-7000-8000-000000000000'
const contracts = withFeature('CONTRACTS')
const nobody = () => false
const operator = ({ kind }: Person) => kind === 'Operator'
const candidate = ({ kind }: Person) => kind === 'User'
const intern = ({ name }: Person) => name === 'intern'
const drafts = both(inPlaces('company'), contracts)
/** The operation corrects for every company. */
const edits = either(operator, drafts)
const mayEdit = either(operator, contracts)
/** Visible, then refused as stale. */
const OLD = { lock_version: -1 }

const folder = (send: object = {}, opens = drafts, meant = contracts): Case[] => [
  { send: ({ belongings }) => ({ id: belongings.internship, ...send }), opens, meant },
  { what: 'no folder', send: () => ({ id: NONE, ...send }), opens: nobody, meant },
]
const ofCompany: Case[] = PLACES.map((place) => ({
  what: `of ${place}`,
  send: ({ companies }) => ({ company_id: companies[place] }),
  opens: either(operator, both(contracts, inTreeOf(place))),
  meant: mayEdit,
}))

export const cases: Record<string, Case[]> = {
  'post /v1/internship/legal_checks': [
    { what: 'the own company', send: () => ({ terms: {} }), opens: contracts },
    ...PLACES.map((place): Case => ({
      what: `of ${place}`,
      send: ({ companies }) => ({ terms: {}, company_id: companies[place] }),
      opens: either(operator, both(contracts, inTreeOf(place))),
    })),
    {
      what: 'an internship in the company',
      send: ({ belongings }) => ({ terms: {}, internship_id: belongings.internship }),
      opens: either(operator, both(contracts, inTreeOf('company'))),
    },
    ...PLACES.map((place): Case => ({
      what: `an applicant to ${place} who was not hired`,
      send: ({ received }) => ({ terms: {}, candidature_id: received[place].candidature }),
      opens: nobody,
      meant: mayEdit,
    })),
    { what: 'no internship', send: () => ({ terms: {}, internship_id: NONE }), opens: nobody, meant: mayEdit },
  ],
  'get /v1/internship/folders/owned': [{ opens: candidate }],
  'get /v1/internship/folders': [{ opens: contracts }],
  'post /v1/internship/folders': [
    { what: 'an empty form', send: () => ({ folder: {} }), opens: contracts },
    ...PLACES.map((place): Case => ({
      what: `an applicant to ${place} who was not hired`,
      send: ({ received }) => ({ folder: { candidature_id: received[place].candidature } }),
      opens: nobody,
      meant: contracts,
    })),
  ],
  'get /v1/internship/folders/{id}': folder({}, either(edits, intern), either(mayEdit, candidate)),
  'patch /v1/internship/folders/{id}': folder({ folder: { terms: {}, ...OLD } }, edits, mayEdit),
  'delete /v1/internship/folders/{id}': folder(OLD),
  'get /v1/internship/hired': [{ opens: contracts }],
  'get /v1/internship/supervisors': ofCompany,
  'get /v1/internship/signers': ofCompany,
}
