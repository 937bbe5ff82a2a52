// The candidate bank: who recruits, in a verified company; one candidate there wants to be found.
import type { Case, Room, World } from '#test/isolation/case.ts'
import { both, candidate, inTreeOf, nobody, ofNobody, PLACES, SOME_ID, withFeature } from '#test/isolation/opens.ts'

const recruits = withFeature('CANDIDATE')
const named = (name: string) => (world: Pick<World, 'people'>) => ({
  id: world.people.find((person) => person.name === name)!.user_info_id!,
})

export const cases: Record<string, Case[]> = {
  'get /v1/ats/candidates': [{ opens: recruits }],
  'get /v1/ats/candidates/{id}': [
    { what: 'one who wants to be found', send: named('candidate'), opens: recruits },
    { what: 'one who does not', send: named('intern'), opens: nobody, meant: recruits },
    { what: 'nobody', send: ofNobody(), opens: nobody, meant: recruits },
  ],
  'post /v1/ats/jobs/{id}/invitations': [
    ...PLACES.map((place): Case => ({
      what: `to a job of ${place}`,
      send: ({ received }) => ({ id: received[place].job, invitation: { user_info_id: 'nobody' } }),
      opens: both(recruits, inTreeOf(place)),
      meant: recruits,
    })),
    { what: 'to no job', send: ofNobody({ invitation: { user_info_id: 'x' } }), opens: nobody, meant: recruits },
  ],
  'get /v1/ats/candidates/facets': [{ opens: recruits }],
  'get /v1/ats/candidate_lists': [{ opens: recruits }],
  'post /v1/ats/candidate_lists': [{ send: () => ({ candidate_list: { name: '' } }), opens: recruits }],
  'delete /v1/ats/candidate_lists/{id}': [{ what: 'none', send: ofNobody(), opens: nobody, meant: recruits }],
  'put /v1/ats/candidate_lists/{id}/people/{user_info_id}': [
    { what: 'none', send: ofNobody({ user_info_id: SOME_ID, kept: true }), opens: nobody, meant: recruits },
  ],
  'get /v1/ats/candidate_searches': [{ opens: recruits }],
  'post /v1/ats/candidate_searches': [{ send: () => ({ candidate_search: { name: '' } }), opens: recruits }],
  'delete /v1/ats/candidate_searches/{id}': [{ what: 'none', send: ofNobody(), opens: nobody, meant: recruits }],
  'get /v1/ats/invitations': [{ opens: candidate }],
  'post /v1/ats/invitations/{id}/refusal': [
    { what: 'no invitation', send: ofNobody(), opens: nobody, meant: candidate },
  ],
  'get /v1/ats/visibility': [{ opens: candidate }],
  'put /v1/ats/visibility': [{ send: () => ({ visibility: { visible: 'maybe' } }), opens: candidate }],
  'get /v1/ats/blocked_companies': [{ opens: candidate }],
  'post /v1/ats/blocked_companies': [{ send: () => ({ blocked_company: { cnpj: 'x' } }), opens: candidate }],
  'delete /v1/ats/blocked_companies/{id}': [{ what: 'none', send: ofNobody(), opens: nobody, meant: candidate }],
} satisfies Room['cases']
