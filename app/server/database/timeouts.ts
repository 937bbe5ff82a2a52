// How long each waits at most, in milliseconds. The embedded database has one connection and no timers: there only `connection` counts.
export type Timeouts = {
  /** For a free connection, or a new one. */
  connection: number
  statement: number
  lock: number
  /** In a transaction, between two statements. */
  idle: number
}

/** Somebody waits for the answer, so what takes longer is given up and the connection serves the next one. */
export const REQUEST: Timeouts = { connection: 10_000, statement: 15_000, lock: 5_000, idle: 30_000 }

/** Tasks, lists that travel with the code, and imports: long statements are meant, endless ones are not. */
export const TASK: Timeouts = { connection: 30_000, statement: 600_000, lock: 60_000, idle: 120_000 }

/** Whoever waits for the only connection waits for what others do with it, vacuum too. */
export const EMBEDDED: Pick<Timeouts, 'connection'> = { connection: 10_000 }

/** As the driver calls them; it tells them to the server with each connection. */
export const told = ({ connection, statement, lock, idle }: Timeouts) => ({
  connectionTimeoutMillis: connection,
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
})
