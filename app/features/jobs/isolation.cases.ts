// Jobs of companies, and what students save. Each company has one draft.
import { createJob } from '#features/jobs/wire/writing.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person, Place } from '#test/support/people.ts'
import type { Case, World } from '#test/isolation/case.ts'
import { both, candidate, inTreeOf, type Opens, PLACES, SOME_ID, withFeature } from '#test/isolation/opens.ts'

const writes = withFeature('JOBS')
const theirs = (place: Place): Opens => both(writes, inTreeOf(place))

const ofEachPlace = (body: Record<string, unknown> = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `a job of ${place}`,
    send: ({ jobs }: World) => ({ id: jobs[place], ...body }),
    opens: theirs(place),
  })),
  { what: 'no job', send: () => ({ id: SOME_ID, ...body }), opens: () => false },
]
/** Allowed: refused as stale. */
const STALE = { job: { lock_version: 999 } }
const SOON = { closure: { reason: 'other' } }
const deleted: Case[] = [
  { what: 'no job', send: () => ({ id: SOME_ID }), opens: () => false, meant: writes },
  {
    what: 'a stranger’s',
    send: ({ person, jobs }: World & { person: Person }) => ({
      id: jobs[person.place === 'stranger' ? 'company' : 'stranger'],
    }),
    opens: () => false,
    meant: writes,
  },
]

/** An incomplete draft of each company. */
export async function draftOfEach(app: TestApp, people: Person[]) {
  const jobs = {} as Record<Place, string>
  for (const { role, place, token } of people)
    if (role === 'Administrador' && place)
      jobs[place] = (await app.call(createJob, { job: { title: `Vaga de ${place}` } }, token)).data.id
  return jobs
}

export const cases: Record<string, Case[]> = {
  'put /v1/ats/saved_jobs/{slug}': [
    { what: 'a job that has no page', send: () => ({ slug: 'x' }), opens: () => false, meant: candidate },
  ],
  'delete /v1/ats/saved_jobs/{slug}': [{ send: () => ({ slug: 'x' }), opens: candidate }],
  'get /v1/ats/saved_jobs': [{ opens: candidate }],
  'post /v1/ats/saved_searches': [{ send: () => ({ saved_search: {} }), opens: candidate }],
  'get /v1/ats/saved_searches': [{ opens: candidate }],
  'delete /v1/ats/saved_searches/{id}': [
    { what: 'a search of nobody', send: () => ({ id: SOME_ID }), opens: () => false, meant: candidate },
    {
      what: 'somebody else’s search',
      send: ({ belongings, person }) => ({ id: person.name === 'candidate' ? SOME_ID : belongings.search }),
      opens: () => false,
      meant: candidate,
    },
  ],
  'post /v1/ats/saved_search_cancellations/{token}': [
    { what: 'no token', send: () => ({ token: 'x' }), opens: () => false },
  ],
  'get /v1/ats/suggestions': [{ opens: candidate }],
  'get /v1/ats/fits': [{ opens: candidate }],
  'get /selects/partner_institutions.json': [{ opens: () => true }],
  'get /v1/ats/jobs': [{ opens: () => true }],
  // A draft has no page for anybody.
  'get /v1/ats/jobs/{slug}': [{ what: 'a draft', send: ({ jobs }) => ({ slug: jobs.company }), opens: () => false }],
  'get /v1/ats/jobs/{slug}/picture.png': [
    { what: 'a draft', send: ({ jobs }) => ({ slug: jobs.company }), opens: () => false },
  ],
  'post /v1/ats/jobs/{slug}/views': [{ send: () => ({ slug: 'x' }), opens: () => true }],
  'get /v1/ats/jobs/owned': [{ opens: writes }],
  'post /v1/ats/jobs': [{ send: () => ({ job: {} }), opens: writes }],
  'get /v1/ats/jobs/{id}/attributes': ofEachPlace(),
  'put /v1/ats/jobs/{id}': ofEachPlace(STALE),
  'post /v1/ats/jobs/{id}/preview': ofEachPlace({ job: {} }),
  'post /v1/ats/jobs/{id}/publication': ofEachPlace(),
  'post /v1/ats/jobs/{id}/pause': ofEachPlace(),
  'post /v1/ats/jobs/{id}/closure': ofEachPlace(SOON),
  'post /v1/ats/jobs/{id}/copy': ofEachPlace(),
  'delete /v1/ats/jobs/{id}': deleted,
}
