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
  /** Nothing but the two-factor setup opens until it is done. */
  two_factor_due?: boolean
  membership?: Membership
}

/** A manager's place in a company; there when the endpoint names a feature. */
export type Membership = { manager_id: string; company_id: string; roles: RoleName[] }

/** What every verb receives first. Inside a transaction `db` is that transaction. */
export type Ctx = {
  db: Kysely<DB> | Transaction<DB>
  actor: Actor
  now: Date
  request_id: string
  /** The asker's network address, for the record of consents. */
  address: string
  /** The household or office that the address belongs to: limits count it as one. */
  network: string
  /** What a client that may repeat itself knows its request by: never blank. */
  idempotency_key?: string | undefined
  /** What the asker's program says of itself. */
  user_agent: string
  configuration: Configuration
  secrets: Secrets
  storage: Storage
  limits: RateLimits
  /** What is remembered of public pages, and of the maps and feeds that lead there, holds no more: at once, or when the transaction is through that this is called in. */
  forgetPages: () => void
  tasks: TaskTable
  log: Log
}
