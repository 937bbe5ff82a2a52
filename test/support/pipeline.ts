// A recruiter's board: publishing, listing candidatures, moving them.
import * as wire from '#features/candidatures/wire/pipeline.ts'
import type { TestApp } from './app.ts'
import { newJob } from './jobs.ts'

/** A rejection needs words; {nome} and {vaga} are filled in for the reader. */
export const REJECTION = 'Obrigado pelo interesse, {nome}. Na vaga {vaga} seguimos com outra pessoa.'

type Move = { to: string; feedback?: string; answer_by?: string; taken_back?: boolean; lock_version?: number }

export const pipelines = (app: TestApp, recruiter: () => string) => ({
  publish: (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter(), changes),
  list: async (id: string, query: object = {}) =>
    (await app.call(wire.listReceived, { id, per_page: 100, ...query }, recruiter())).collection.data,
  /** With the current version, unless another one is given. */
  async move(id: string, changes: Move, token = recruiter()) {
    const lock_version =
      changes.lock_version ?? (await app.call(wire.showAssessment, { id }, token)).data.attributes.lock_version
    return (await app.call(wire.moveCandidature, { id, move: { ...changes, lock_version } }, token)).data.attributes
  },
})

/** After three minutes a move can no longer be taken back, and its letters are sent. */
export async function afterSecondThoughts(app: TestApp) {
  app.at(new Date(Date.now() + 3 * 60_000).toISOString())
  await app.settle()
  app.at(undefined)
}
