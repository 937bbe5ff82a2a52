import type { Actor, Ctx } from './context.ts'
import type { Configuration } from './start/configuration.ts'
import type { Database } from './database/open-database.ts'
import { rememberAnswers } from './http/remembered/remember-answers.ts'
import { newTrace, type Trace } from './http/trace.ts'
import type { Log } from './watch/log.ts'
import { type Metrics, openMetrics } from './watch/metrics.ts'
import { networkOf } from './network/network.ts'
import { openRateLimits, type RateLimits } from './network/rate-limits.ts'
import { openSecrets, type Secrets } from './secrets/secrets.ts'
import type { Storage } from './storage/storage.ts'
import type { TaskTable } from './tasks/task.ts'

/** What lives as long as the process; each request and each task gets a ctx made from it. */
export type House = {
  configuration: Configuration
  database: Database
  secrets: Secrets
  storage: Storage
  limits: RateLimits
  metrics: Metrics
  tasks: TaskTable
  log: Log
  /** Answers kept in memory. */
  known: Record<'api' | 'pages', ReturnType<typeof rememberAnswers>>
}

type Parts = Pick<House, 'configuration' | 'database' | 'storage' | 'tasks' | 'log'> & { key: string }

export const openHouse = ({ key, ...parts }: Parts): House => ({
  ...parts,
  secrets: openSecrets(key),
  limits: openRateLimits(parts.configuration.rate_limits),
  metrics: openMetrics(),
  known: { api: rememberAnswers(), pages: rememberAnswers() },
})

export const newCtx = (
  house: House,
  trace: Trace = newTrace(),
  actor: Actor = { user_type: 'GuestUser' },
  now = new Date(),
): Ctx => ({
  db: house.database.db,
  actor,
  now,
  request_id: trace.request_id,
  address: trace.address,
  network: networkOf(trace.address),
  user_agent: '',
  configuration: house.configuration,
  secrets: house.secrets,
  storage: house.storage,
  limits: house.limits,
  forgetPages: () => {
    house.known.pages.forget()
    // Lists of options stay; site maps and feeds show what is on the pages.
    house.known.api.forget((address) => !address.startsWith('/selects/'))
  },
  changesAt: (instant) => {
    trace.changes_in = Math.min(trace.changes_in ?? Infinity, Date.parse(instant) - now.getTime())
  },
  tasks: house.tasks,
  log: house.log,
})
