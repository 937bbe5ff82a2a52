// An application in process on a database of its own. No mocks: the embedded database is the fake.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { gate, routes } from '../../app/api.ts'
import { tasks } from '../../app/tasks.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { openApplication } from '#server/application.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import type { Ctx } from '#server/context.ts'
import type { Database } from '#server/database/open-database.ts'
import { type House, newCtx, openHouse } from '#server/house.ts'
import { newTrace } from '#server/http/trace.ts'
import { openLog } from '#server/watch/log.ts'
import { openStorage } from '#server/storage/storage.ts'
import { runDueTasks } from '#server/tasks/run-tasks.ts'
import { send } from '#wire/send.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { demoCopy } from './product/demo-copy.ts'
import { dumpable, embeddedCopy, freshDatabase, onEmbedded } from './postgres/fresh-database.ts'

type Env = Record<string, string>
type Options = {
  env?: Env
  address?: string
  database?: Promise<Database>
  key?: string
  /** With the demonstration, without its pictures. */ demo?: boolean
}

export type TestApp = Awaited<ReturnType<typeof openApp>>

const KEY = 'a key for tests, long enough to be one'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'ponte-test-'))

function houseOf(database: Database, folder: string, env: Env, key: string, logged: string[]): House {
  const configuration = {
    ...readConfiguration({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      APP_ORIGIN: 'http://ponte.test',
      API_ORIGIN: 'http://ponte.test',
      ...env,
    }),
    app_origin: 'http://ponte.test',
  }
  return openHouse({
    configuration,
    database,
    storage: openStorage(configuration),
    tasks: tasks(),
    log: openLog('debug', (line) => void logged.push(line)),
    key,
  })
}

/** Companies of the demonstration are verified as the environment says. */
const demoOf = ({ COMPANY_VERIFICATION = 'given' }: Env) =>
  demoCopy(COMPANY_VERIFICATION, async () => {
    const folder = newFolder()
    const { database, dump } = await dumpable()
    const env = { RATE_LIMITS: 'off', ...(COMPANY_VERIFICATION !== 'given' && { COMPANY_VERIFICATION }) }
    const close = async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { house: houseOf(database, folder, env, KEY, []), folder, dump, close }
  })

/** Called at the top of a test file, outside tests and hooks; closed by itself after the file's tests. */
export async function openApp({
  env = {},
  address = '127.0.0.1',
  database: given,
  key = KEY,
  demo = false,
}: Options = {}) {
  const folder = newFolder()
  const copied = demo && onEmbedded ? await demoOf(env) : undefined
  if (copied) cpSync(copied.files, folder, { recursive: true })
  const database = await (given ?? (copied ? embeddedCopy(copied.dump) : freshDatabase()))
  const logged: string[] = []
  const house = houseOf(database, folder, env, key, logged)
  if (demo && !copied) await loadDemo(house)
  let now: Date | undefined
  const api = openApplication(house, routes, gate, () => now ?? new Date())
  after(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  // A form goes as bytes, as over a wire: Node's own stream of one, refused halfway, ends twice.
  const request = async (url: string, init: RequestInit = {}, from = address) => {
    const form = init.body instanceof FormData ? new Response(init.body) : undefined
    const sent = form
      ? {
          ...init,
          body: await form.arrayBuffer(),
          headers: {
            ...Object.fromEntries(new Headers(init.headers)),
            'content-type': form.headers.get('content-type')!,
          },
        }
      : init
    return api.request(url, sent, { trace: newTrace(from) })
  }
  async function runAllDue() {
    while (await runDueTasks(house, now ?? new Date())) {
      /* one more round */
    }
  }
  let settling = Promise.resolve()
  /** Runs what is due until nothing is. One at a time: a second caller would find leased tasks and not wait for them. */
  function settle() {
    const settled = settling.then(runAllDue)
    settling = settled.catch(() => {})
    return settled
  }
  return {
    house,
    api,
    logged,
    ctx: (): Ctx => newCtx(house, newTrace(address), { user_type: 'GuestUser' }, now),
    /** The clock of requests stands at this instant until it is called again. */
    at: (instant: string | undefined) => void (now = instant === undefined ? undefined : new Date(instant)),
    request,
    /**
     * Calls an endpoint as the browser does; refusals are thrown as Refused. `key`: of a request that may be sent
     * again.
     */
    call: <E extends Endpoint>(endpoint: E, sent: Sent<E>, token?: string, key?: string): Promise<Answer<E>> =>
      send((url, init) => request(url, init), endpoint, sent, {
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
      }),
    settle,
    /** Runs tasks that come by themselves, as if it were their time. */
    async run(...names: string[]) {
      for (const name of names)
        await database.db
          .insertInto('tasks')
          .values({ name, payload: '{}', run_at: new Date(0).toISOString() })
          .execute()
      await settle()
    },
  }
}
