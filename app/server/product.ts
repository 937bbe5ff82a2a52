import type { Application } from './application.ts'
import type { Configuration } from './start/configuration.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase, reach } from './database/open-database.ts'
import { finishBy } from './start/endings.ts'
import { type House, openHouse } from './house.ts'
import { openEdge } from './http/edge.ts'
import { closeServer, listen, newServer } from './http/listen.ts'
import { type LoadBuild, openPages } from './http/pages.ts'
import { openStarting } from './http/starting.ts'
import { openStaticFiles } from './http/static-files.ts'
import { sweepUploads } from './http/requests/sweep-uploads.ts'
import { fault, openLog } from './watch/log.ts'
import { outboxPage } from './mail/outbox-page.ts'
import { secretKey } from './secrets/secret-key.ts'
import type { Served } from './serve.ts'
import { openStorage } from './storage/storage.ts'
import { outliveStrayFaults } from './start/stray-faults.ts'
import { startTasks } from './tasks/run-tasks.ts'
import type { TaskTable } from './tasks/task.ts'

const SECONDS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Opening = { tasks: TaskTable; say: (words: string) => void }
/** The pages: their build, the folder of its files, and in development what comes before them. */
export type Web = { load: LoadBuild; client: string | undefined; before?: Parameters<typeof openEdge>[1]['before'] }
type Serving = Web & { api: Application; served: Served[] }
export type Product = Awaited<ReturnType<typeof openProduct>>

/**
 * Listens first, so that a taken port is reported before anything is touched; then opens the data, then answers, then
 * runs background work.
 */
export async function openProduct(given: Configuration, { tasks, say }: Opening) {
  const began = performance.now()
  const log = openLog(given.log_level)
  const server = newServer()
  let answer = openStarting(given)
  let [ready, ending] = [false, false]
  let doing: Promise<unknown> = Promise.resolve()
  let database: Database | undefined
  let stopTasks = async () => {}

  const finish = async () => {
    await closeServer(server)
    await doing.catch(() => {})
    await stopTasks()
    await database?.close()
  }
  /** Finishes what is in flight; a start that is under way finishes its current step. */
  const stop = async (signal: string, code = 0) => {
    if (ending) return
    log.info('stopping', { signal })
    ending = true
    setTimeout(() => process.exit(1), 20_000).unref()
    await finish().catch((error: unknown) => {
      log.error('fault', fault(error))
      process.exit(1)
    })
    process.exit(code)
  }
  finishBy((signal) => void stop(signal))

  /** Stops a start that was told to end. */
  const unlessEnding = async <T>(work: Promise<T>): Promise<T> => {
    doing = work
    try {
      return await work
    } finally {
      if (ending) await new Promise(() => {})
    }
  }
  const step = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    const done = await unlessEnding(work())
    say(`  ${label.padEnd(28, ' ')} ${SECONDS.format((performance.now() - from) / 1000)} s`)
    return done
  }
  const port = await unlessEnding(listen(server, (request, response) => answer(request, response), given))
  const configuration = given.app_origin_given
    ? { ...given, port }
    : { ...given, port, app_origin: given.app_origin.replace(/:\d+$/, `:${port}`) }
  const storage = openStorage(configuration)
  const swept = sweepUploads()
  if (swept) log.info('uploads swept', { processes: swept })
  const opened = await step(configuration.embedded ? 'banco embutido' : 'banco de dados', async () => {
    database = await openDatabase(configuration)
    await reach(database)
    return database
  })
  await step('migrações', () => migrate(opened))
  const house: House = openHouse({
    configuration,
    database: opened,
    storage,
    tasks,
    log,
    key: secretKey(configuration),
  })

  house.metrics.gauge('database_connections', 'Open connections.', () => opened.pool.totalCount)
  house.metrics.gauge('database_waiting', 'Requests that wait for a connection.', () => opened.pool.waitingCount)

  return {
    house,
    step,
    finish,
    unlessEnding,
    isEnding: () => ending,
    serve({ api, served, load, client, before }: Serving) {
      const outbox = configuration.smtp_url || configuration.production ? undefined : outboxPage(house)
      const pages = openPages(house, api, load, before !== undefined)
      const files = client === undefined ? undefined : openStaticFiles(client)
      if (before) server.setTimeout(0) // to build a first page for development takes minutes on a busy machine
      answer = openEdge(house, { api, served, pages, files, outbox, ready: () => ready, ...(before && { before }) })
    },
    ready() {
      ready = true
      // Until here a fault of the start has its own messages; from now on requests are served.
      outliveStrayFaults(
        (error) => log.error('fault', { route: 'none', ...fault(error) }),
        () => void stop('fault', 1),
      )
      say(
        `\n${configuration.app_name} está em ${configuration.app_origin}  (pronto em ` +
          `${((performance.now() - began) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s)`,
      )
    },
    /** From now on tasks run. */
    work() {
      stopTasks = startTasks(house)
    },
  }
}
