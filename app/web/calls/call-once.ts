import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { call, upload } from './api.ts'
import { saveKeys } from './save-key.ts'
import type { Upload } from './sending-fetch.ts'

const holdsFile = (sent: unknown): boolean =>
  sent instanceof Blob || (typeof sent === 'object' && sent !== null && Object.values(sent).some(holdsFile))

/** Calls under a key of their own until they are answered: of an idempotent endpoint the same once more is done once. Words alone travel as JSON. */
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

/** For a press whose effect shows by itself: where the answer was lost it goes once more by itself. A form asks its person instead: useAct. */
export const callOnce = <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> =>
  once(endpoint, sent).catch((error: unknown) => {
    if (error instanceof Refused) throw error
    return once(endpoint, sent)
  })
