// What candidates send, and what companies receive. One candidate has applied to a job of each company.
import { profiles } from '#test/support/profile.ts'
import type { TestApp } from '#test/support/app.ts'
import { applyTo, bornYearsAgo } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import type { Person, Place } from '#test/support/people.ts'
import type { Case, World } from './case.ts'

const NONE = '01900000-0000-7000-8000-000000000000'
const PLACES: Place[] = ['company', 'branch', 'stranger']
const candidate = ({ kind }: Person) => kind === 'User'
const applicant = ({ name }: Person) => name === 'candidate'
const nobody = () => false

export type Received = { job: string; slug: string; candidature: string }

/** The one who wants to be found is also the one who applies. */
export async function candidatureOfEach(app: TestApp, people: Person[]) {
  const token = people.find(applicant)!.token!
  await profiles(app).save(token, { date_of_birth: bornYearsAgo(21), cellphone: '(31) 98765-4321', not_in_university: true })
  await app.ctx().db.updateTable('logins').set({ email_confirmed_at: new Date().toISOString() }).where('email', '=', 'candidate@pessoas.example').execute()
  const received = {} as Record<Place, Received>
  for (const { role, place, token: writer } of people) {
    if (role !== 'Administrador' || !place) continue
    const { id: job, attributes: { slug } } = await newJob(app, writer!, { title: `Vaga aberta de ${place}` })
    received[place] = { job, slug, candidature: (await applyTo(app, slug, token)).id }
  }
  return received
}

const own = PLACES.map((place): Case => ({ what: `a candidature to ${place}`, send: ({ received }: World) => ({ id: received[place].candidature }), opens: applicant, meant: candidate }))
const none: Case = { what: 'no candidature', send: () => ({ id: NONE }), opens: nobody, meant: candidate }

export const candidatureCases: Record<string, Case[]> = {
  'get /v1/ats/jobs/{slug}/candidature': [
    { what: 'a job on air', send: ({ received }) => ({ slug: received.company.slug }), opens: candidate },
    { what: 'a draft', send: ({ jobs }) => ({ slug: jobs.company }), opens: nobody },
  ],
  'post /v1/ats/jobs/{slug}/candidatures': [
    { what: 'a job on air, again or with a profile that lacks something', send: ({ received }) => ({ slug: received.company.slug, candidature: {} }), opens: candidate },
    { what: 'a draft', send: ({ jobs }) => ({ slug: jobs.company, candidature: {} }), opens: nobody },
  ],
  'get /v1/ats/candidatures': [{ opens: candidate }],
  'get /v1/ats/candidatures/{id}': [...own, none],
  'post /v1/ats/candidatures/{id}/withdrawal': [
    none,
    ...PLACES.map((place): Case => ({
      what: `of another, to ${place}`,
      // The applicant's own call would end it.
      send: ({ received, person }) => ({ id: applicant(person) ? NONE : received[place].candidature }),
      opens: nobody,
      meant: candidate,
    })),
  ],
}
