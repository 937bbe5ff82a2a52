import { call } from './api.ts'
import { saveKeys } from './save-key.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'

const keys = saveKeys()

/** Sends with an Idempotency-Key of its own, and once more when the answer was lost, so that it is executed once. */
export async function callOnce<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> {
  const headers = { 'idempotency-key': keys.keyFor([endpoint.path, sent]) }
  const send = () => call(endpoint, sent, { headers })
  const answer = await send().catch((error: unknown) => {
    if (error instanceof Refused) throw error
    return send()
  })
  keys.done()
  return answer
}
