import { type Refusal, unavailable } from '../refusal.ts'

/**
 * SQLSTATEs of a database that is away, full, shutting down, read-only or refusing logins, and of timeouts, lock
 * waits and serialization failures.
 */
const STATES = /^(08|28|3D|53|57|58|55P03|25P0[34]|25006|40001|40P01)/
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/** Messages of the driver that carry no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered|was closed)|Cannot use a pool after|The embedded database has ended)/

/** A 503 for faults that a retry may get past; undefined for faults of ours. */
export function databaseAway(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  const away = typeof code === 'string' ? STATES.test(code) || NETWORK.test(code) : WORDS.test(error.message)
  if (!away) return undefined
  return unavailable('O serviço está indisponível neste momento. Tente novamente em instantes.', error)
}
