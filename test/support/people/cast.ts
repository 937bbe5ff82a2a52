// Everybody in an app, by role, and what the tests of several rooms do with them.
import { listCandidatures, showApplying, showCandidature } from '#features/candidatures/wire/applying.ts'
import * as jobs from '#features/jobs/wire/writing.ts'
import type { RoleName } from '#wire/person/roles.ts'
import type { TestApp } from '../app.ts'
import { enter } from '../candidate.ts'
import { newJob } from '../jobs.ts'
import { everybody, type Place } from '../people.ts'

/** Everybody, with the tokens of those who have a role. */
export async function castOf(app: TestApp) {
  const { people, companies } = await everybody(app)
  const of = (role: RoleName, place: Place = 'company') =>
    people.find((person) => person.role === role && person.place === place)!.token!
  const recruiter = () => of('Recrutador')
  return {
    people,
    companies,
    of,
    recruiter,
    administrator: (place?: Place) => of('Administrador', place),
    operator: () => people.find(({ kind }) => kind === 'Operator')!.token!,
    /** A job on air. */
    publish: (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter(), changes),
  }
}

/** The recruiter's own jobs. */
export function ownJobs(app: TestApp, recruiter: () => string) {
  const show = async (id: string, token = recruiter()) =>
    (await app.call(jobs.showOwnedJob, { id }, token)).data.attributes
  const change = async (id: string, job: object) =>
    app.call(jobs.updateJob, { id, job: { lock_version: (await show(id)).lock_version, ...job } }, recruiter())
  return { show, change, publish: (id: string) => app.call(jobs.publishJob, { id }, recruiter()) }
}

/** What somebody reads of the own candidatures. */
export const ownCandidatures = (app: TestApp) => ({
  check: async (slug: string, token: string) => (await app.call(showApplying, { slug }, token)).data.attributes,
  mine: async (token: string) => (await app.call(listCandidatures, {}, token)).collection.data,
  /** For days later: sessions expire, so the person logs in again. */
  shownLater: async (id: string, email: string) =>
    (await app.call(showCandidature, { id }, (await enter(app, { email })).access_token)).data.attributes,
})
