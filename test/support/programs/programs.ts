// A program of the recruiter's company, and what somebody does to it.
import * as wire from '#features/programs/wire/programs.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { TestApp } from '../app.ts'
import { inDays, newJob } from '../jobs.ts'

export type Told = Sent<typeof wire.createProgram>['program']

export const step = (name: string, date = '') => ({ id: name.toLowerCase().replace(/\W/g, '-'), name, date })
export const question = (label: string, changes: object = {}) => ({
  id: label.toLowerCase().replace(/\W/g, '-'),
  section: 'Inscrição',
  label,
  reply: 'Quem estuda.',
  ...changes,
})

export function programs(app: TestApp, recruiter: () => string) {
  const show = async (id: string, token = recruiter()) =>
    (await app.call(wire.showProgramAttributes, { id }, token)).data.attributes
  const draft = async (told: Told = {}, token = recruiter()) =>
    (await app.call(wire.createProgram, { program: { title: 'Programa de Estágio', ...told } }, token)).data
  const publish = async (id: string, token = recruiter()) => (await app.call(wire.publishProgram, { id }, token)).data
  return {
    show,
    draft,
    publish,
    /** Published, with one job of its own unless others are named; open for 15 days. */
    async running(told: Told = {}) {
      const job_ids = told.job_ids ?? [(await newJob(app, recruiter(), { closes_at: inDays(15) })).id]
      const { id } = await draft({ close_enrollment_at: inDays(15), ...told, job_ids })
      return publish(id)
    },
    change: async (id: string, program: Told, token = recruiter()) =>
      (
        await app.call(
          wire.updateProgram,
          { id, program: { ...program, lock_version: (await show(id, token)).lock_version } },
          token,
        )
      ).data.attributes,
    close: (id: string) => app.call(wire.closeProgram, { id }, recruiter()),
    page: async (id: string, token?: string) => (await app.call(wire.showProgram, { id }, token)).data.attributes,
  }
}
