import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { RoleName } from '#wire/person/roles.ts'
import type { Configuration } from './start/configuration.ts'
import type { Log } from './watch/log.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Storage } from './storage/storage.ts'
import type { RateLimits } from './network/rate-limits.ts'
import type { TaskTable } from './tasks/task.ts'

export type UserType = 'User' | 'CompanyManager' | 'Operator'

/** Who asks. A guest has no login. */
export type Actor = { user_type: 'GuestUser' } | SignedIn
export type SignedIn = {
  user_type: UserType
  login_id: string
  session_id: string
  /** The session opens only the two-factor setup until it is done. */
  two_factor_due?: boolean
  membership?: Membership
}

/** A manager's place in a company; set when the endpoint names a feature. */
export type Membership = { manager_id: string; company_id: string; roles: RoleName[] }

/** What every verb receives first. Inside a transaction `db` is that transaction. */
export type Ctx = {
  db: Kysely<DB> | Transaction<DB>
  actor: Actor
  now: Date
  request_id: string
  /** The client's network address, for the record of consents. */
  address: string
  /** The network (household or office) of the address, as rate limits count it. */
  network: string
  /** The key by which a repeated request is recognised; never blank. */
  idempotency_key?: string | undefined
  /** The client's User-Agent. */
  user_agent: string
  configuration: Configuration
  secrets: Secrets
  storage: Storage
  limits: RateLimits
  /**
   * Discards remembered public pages, site maps and feeds: at once, or after the commit when called inside a
   * transaction.
   */
  forgetPages: () => void
  /** What was read changes by itself at this instant: a page made of it is remembered no longer. */
  changesAt: (instant: string) => void
  tasks: TaskTable
  log: Log
}
