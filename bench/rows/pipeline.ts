import path from 'node:path'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import {
  listReceived,
  moveCandidatures,
  showPipeline,
  showPipelineChoices,
} from '#features/candidatures/wire/pipeline.ts'
import { openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { settled } from '#test/support/settled.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'
import { type Figure, timed, within } from '../figures.ts'
import { fillCandidatures } from '../many-candidatures.ts'
import { fillJobs } from '../many-jobs.ts'
import { scratchFolder } from '../scratch.ts'

const [CANDIDATURES, OF_ONE_JOB, ROUNDS, LIMIT_MS] = [200_000, 5_000, 40, 150]
const SECRET_KEY = 'for this bench only, long enough to be one'
const RECRUITER = 'recrutador@demo.test'

export const pipeline = {
  title:
    `A recruiter's pipeline: ${OF_ONE_JOB.toLocaleString('en')} candidatures of one job ` +
    `among ${CANDIDATURES.toLocaleString('en')}, on PostgreSQL`,
  async run(): Promise<Figure[]> {
    const server = await startPostgres()
    await server.create('pipeline')
    const url = server.url('pipeline')
    const product = await startProduct({
      env: { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: url, SECRET_KEY, DEMO: '1' },
    })
    const database = openServer(url, 10, TASK)
    try {
      await settled(product.origin)
      await fillJobs(database.pool, { jobs: 20_000, open: 10_000 })
      const { rows } = await database.pool.query<{ id: string }>(
        'select j.id from jobs j join company_managers m on m.company_id = j.company_id join logins l on ' +
          `l.id = m.login_id where l.email = $1 and j.status = 'published' order by j.id limit 1`,
        [RECRUITER],
      )
      const id = rows[0]!.id
      const made = await fillCandidatures(database.pool, { candidatures: CANDIDATURES, job_id: id, many: OF_ONE_JOB })
      let headers: Record<string, string> = {}
      const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
        send((address, init) => fetch(product.origin + address, init), endpoint, sent, { headers })
      const { access_token } = await ask(issueToken, {
        grant_type: 'password',
        username: RECRUITER,
        password: 'Ponte@2026',
        user_type: 'CompanyManager',
      })
      headers = { authorization: `Bearer ${access_token}` }
      const figure = async (what: string, work: () => Promise<unknown>, note?: string) =>
        within(what, await timed(ROUNDS, work), LIMIT_MS, note)
      let there = false
      const turn = async () => {
        there = !there
        const [from, to] = there ? ['applied', 'screening'] : ['screening', 'applied']
        const { collection } = await ask(listReceived, { id, stage: [from!], per_page: 50 })
        await ask(moveCandidatures, {
          id,
          moves: {
            to: to!,
            candidatures: collection.data.map((one) => ({ id: one.id, lock_version: one.attributes.lock_version })),
          },
        })
      }
      return [
        ...(await figure(
          'the columns and their counts',
          () => ask(showPipeline, { id }),
          `${made.toLocaleString('en')} candidatures in all`,
        )),
        ...(await figure('a column’s first cards', () => ask(listReceived, { id, stage: ['applied'], per_page: 25 }))),
        ...(await figure('the table, far down, by rating', () =>
          ask(listReceived, { id, sort: '-rating', page: 100, per_page: 25 }),
        )),
        ...(await figure('found by name', () => ask(listReceived, { id, q: 'gonçalves', per_page: 25 }))),
        ...(await figure('what the filters offer', () => ask(showPipelineChoices, { id }))),
        { what: 'fifty taken to another column at once', values: await timed(ROUNDS, turn), unit: ' ms' },
      ]
    } finally {
      await product.stop()
      await database.close()
      await server.stop()
    }
  },
}
