// What DocuSign Connect tells, as bytes under each active key. Nothing is sent until the test says so.
import { createHmac } from 'node:crypto'
import { ACCOUNT_ID, HMAC_KEYS, USER_ID } from './keys.ts'
import type { StandInEnvelope } from './envelope.ts'

type Send = (url: string, init: RequestInit) => Promise<Response>
export type Message = { url: string; event: string; body: string }

export const signedBy = (keys: readonly string[], body: string) =>
  Object.fromEntries(
    keys.map((key, i) => [
      `X-DocuSign-Signature-${i + 1}`,
      createHmac('sha256', key).update(Buffer.from(body)).digest('base64'),
    ]),
  )

export function openTelling(now: () => Date, send: Send) {
  const waiting: Message[] = []
  return {
    /** What has not been sent yet, the oldest first. */
    waiting,
    note(event: string, { envelopeId, definition }: StandInEnvelope, recipientId?: string) {
      const { url, events } = definition.eventNotification
      if (!events.includes(event)) return
      const body = JSON.stringify({
        event,
        apiVersion: 'v2.1',
        uri: `/restapi/v2.1/accounts/${ACCOUNT_ID}/envelopes/${envelopeId}`,
        retryCount: 0,
        configurationId: 10363315,
        generatedDateTime: now().toISOString(),
        data: { accountId: ACCOUNT_ID, userId: USER_ID, envelopeId, ...(recipientId && { recipientId }) },
      })
      waiting.push({ url, event, body })
    },
    async deliver({ url, body }: Message, keys: readonly string[] = HMAC_KEYS) {
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'X-Authorization-Digest': 'HMACSHA256',
        ...signedBy(keys, body),
      }
      const { status } = await send(url, { method: 'POST', body, headers })
      return status
    },
  }
}
