// A job that can be published.
import type { Sent } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import * as wire from '#features/jobs/wire/writing.ts'
import { today } from '#server/today.ts'
import type { TestApp } from './app.ts'

type Form = Sent<typeof wire.createJob>['job']

export const inDays = (days: number, now = new Date()) => formatDate(today(now, days))
/** In this many days, at half past this hour in Brasília. */
export const instantIn = (days: number, hour: number) =>
  new Date(`${today(new Date(), days)}T${String(hour).padStart(2, '0')}:30:00-03:00`).toISOString()

/** All fields valid: an internship in São Paulo for anybody. */
export const jobForm = (changes: Form = {}): Form => ({
  title: 'Estágio em Administração',
  job_type: 'internship',
  area_id: 'administracao',
  description: '<p>Apoio às rotinas do escritório.</p>',
  responsibilities: '<ul><li>Organizar documentos</li></ul>',
  requirements: '<p>Cursar Administração.</p>',
  work_model: 'on_site',
  state_id: 'SP',
  city_id: 3550308,
  weekly_hours: 30,
  openings: 2,
  closes_at: inDays(20),
  ...changes,
})

export const draftJob = async (app: TestApp, token: string, changes: Form = {}) =>
  (await app.call(wire.createJob, { job: jobForm(changes) }, token)).data

/** Published. */
export async function newJob(app: TestApp, token: string, changes: Form = {}) {
  const { id } = await draftJob(app, token, changes)
  return (await app.call(wire.publishJob, { id }, token)).data
}
