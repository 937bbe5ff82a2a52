// Candidates who are ready to apply, and applications.
import { formatDate } from '#wire/time/date.ts'
import { apply } from '#features/candidatures/wire/applying.ts'
import { yearOf } from '#server/today.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { TestApp } from './app.ts'
import { newCandidate } from './candidate.ts'
import { type ProfileSent, profiles } from './profile.ts'

export type Applying = Sent<typeof apply>['candidature']

/** A birthday this many years ago. */
export const bornYearsAgo = (years: number, now = new Date()) => formatDate(`${yearOf(now) - years}-01-01`)

/** Enrolled in the last years of school, as an internship requires. */
export const AT_SCHOOL = {
  main_education_type: 'high_school',
  main_education_status: 'studying',
  not_in_university: true,
} satisfies ProfileSent

/** Registered, confirmed, and with everything that an application requires. */
export async function readyCandidate(
  app: TestApp,
  changes: ProfileSent = {},
  account: Parameters<typeof newCandidate>[1] = {},
) {
  const person = await newCandidate(app, account)
  await profiles(app).save(person.token, {
    date_of_birth: bornYearsAgo(21),
    cellphone: '(31) 98765-4321',
    ...AT_SCHOOL,
    ...changes,
  })
  return person
}

export const applyTo = async (app: TestApp, slug: string, token: string, candidature: Applying = {}) =>
  (await app.call(apply, { slug, candidature }, token)).data
