import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { call, upload } from './api.ts'
import { saveKeys } from './save-key.ts'
import type { Upload } from './sending-fetch.ts'

const holdsFile = (sent: unknown): boolean =>
  sent instanceof Blob || (typeof sent === 'object' && sent !== null && Object.values(sent).some(holdsFile))

/**
 * Calls that keep one Idempotency-Key until they are answered, so that a retry of the same content is executed once.
 * A body without files is sent as JSON.
 */
export function keyedCalls() {
  const keys = saveKeys()
  return async function once<E extends Endpoint>(endpoint: E, sent: Sent<E>, how: Partial<Upload> = {}) {
    const headers: Record<string, string> = endpoint.idempotent
      ? { 'idempotency-key': keys.keyFor([endpoint.path, sent]) }
      : {}
    const { form: _, ...asJson } = endpoint as Endpoint
    const { onSent, signal } = how
    const answer = await (holdsFile(sent) && onSent
      ? upload(endpoint, sent, { onSent, headers, signal: signal ?? new AbortController().signal })
      : call(holdsFile(sent) ? endpoint : asJson, sent, { headers, ...(signal && { signal }) }))
    keys.done()
    return answer as Answer<E>
  }
}

const once = keyedCalls()

/** Retries once by itself when the answer was lost. Forms leave the retry to their person: useAct. */
export const callOnce = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  how: Partial<Upload> = {},
): Promise<Answer<E>> =>
  once(endpoint, sent, how).catch((error: unknown) => {
    if (error instanceof Refused) throw error
    return once(endpoint, sent, how)
  })
