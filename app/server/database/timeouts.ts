// Upper limits of waiting in milliseconds. The embedded database has one connection and no timers: only `connection`
// applies.
export type Timeouts = {
  /** For a free connection, or a new one. */
  connection: number
  statement: number
  lock: number
  /** In a transaction, between two statements. */
  idle: number
}

/** A client waits for the answer, so a longer statement is cancelled and the connection freed. */
export const REQUEST: Timeouts = { connection: 10_000, statement: 15_000, lock: 5_000, idle: 30_000 }

/** Tasks, reference lists and imports: long statements are expected, endless ones are not. */
export const TASK: Timeouts = { connection: 30_000, statement: 600_000, lock: 60_000, idle: 120_000 }

/** Includes the time that other users of the only connection take, vacuum too. */
export const EMBEDDED: Pick<Timeouts, 'connection'> = { connection: 10_000 }

/** With the driver's names; it sends them to the server with each connection. */
export const driverTimeouts = ({ connection, statement, lock, idle }: Timeouts) => ({
  connectionTimeoutMillis: connection,
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
})
