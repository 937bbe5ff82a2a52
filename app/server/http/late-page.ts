import { RETRY_SECONDS } from '../refusal.ts'
import { INERT } from './security-headers.ts'

/** Before the connection is cut because nothing moves on it (listen.ts). */
const LATE_MS = 50_000
const SENTENCE = 'Esta página demorou demais. Tente novamente em alguns segundos.'
const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': INERT,
  'retry-after': RETRY_SECONDS,
}

/** A page, or 503 when it takes too long: whoever asked gets a status instead of a connection that ends. */
export async function inTime<T>(page: Promise<T>, late: T, ms = LATE_MS): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, ms, late)
  return Promise.race([page, promise]).finally(() => clearTimeout(timer))
}

export const latePage = () => new Response(SENTENCE, { status: 503, headers: HEADERS })
export const lateRemembered = { status: 503, text: SENTENCE, headers: HEADERS, seconds: 0 }
