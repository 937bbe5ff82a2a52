import type { Case } from './case.ts'
import { both, inTreeOf, PLACES, withFeature } from './opens.ts'

const NONE = '01900000-0000-7000-8000-000000000000'
const contracts = withFeature('CONTRACTS')
const nobody = () => false

export const internshipCases: Record<string, Case[]> = {
  'post /v1/internship/legal_checks': [
    { what: 'the own company', send: () => ({ terms: {} }), opens: contracts },
    ...PLACES.map((place): Case => ({
      what: `of ${place}`,
      send: ({ companies }) => ({ terms: {}, company_id: companies[place] }),
      opens: both(contracts, inTreeOf(place)),
    })),
    {
      what: 'an internship in the company',
      send: ({ belongings }) => ({ terms: {}, internship_id: belongings.internship }),
      opens: both(contracts, inTreeOf('company')),
    },
    ...PLACES.map((place): Case => ({
      what: `an applicant to ${place} who was not hired`,
      send: ({ received }) => ({ terms: {}, candidature_id: received[place].candidature }),
      opens: nobody,
      meant: contracts,
    })),
    { what: 'no internship', send: () => ({ terms: {}, internship_id: NONE }), opens: nobody, meant: contracts },
  ],
}
