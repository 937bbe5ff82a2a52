import { type Refusal, unavailable } from '../refusal.ts'

/** Away, full, shutting down, read-only, or it gave up a statement: connection, resources, operator, system, locks, serialization; or lets us in no more, or is gone. */
const STATES = /^(08|28|3D|53|57|58|55P03|25P0[34]|25006|40001|40P01)/
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/** What the driver says without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered|was closed)|Cannot use a pool after|The embedded database has ended)/

/** Whoever asks again later may be answered; undefined for a fault of ours. */
export function databaseAway(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  const away = typeof code === 'string' ? STATES.test(code) || NETWORK.test(code) : WORDS.test(error.message)
  if (!away) return undefined
  return unavailable('O serviço está indisponível neste momento. Tente novamente em instantes.', error)
}
