import type { IncomingMessage, ServerResponse } from 'node:http'
import { openRemembered, sendRemembered } from './remembered.ts'
import type { RememberedAddress } from './remembered-address.ts'
import type { Trace } from '../trace.ts'

type Made = {
  status: number
  body: string | Uint8Array
  headers: Record<string, string>
  /** For fewer seconds than its address says: it changes before. */
  seconds?: number
}
type Making = Promise<Made | undefined>
type Traced = IncomingMessage & { trace: Trace }

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Sends a remembered answer, or makes it once for all requests that wait for it. */
export function rememberAnswers() {
  const remembered = openRemembered()
  const making = new Map<string, Making>()
  let forgotten = 0

  return {
    /** Discards answers that were read before now, for these addresses. */
    forget(which?: (address: string) => boolean) {
      forgotten += 1
      making.clear()
      remembered.forget(which)
    },
    /** Returns true when the answer was in memory and is sent. */
    sendKnown(request: Traced, response: ServerResponse, key: string): boolean {
      const known = remembered.find(key)
      if (!known) return false
      request.trace.route = known.route
      sendRemembered(request, response, known)
      return true
    },
    /** Sends what is remembered under the key, or makes and keeps it. */
    async send(
      request: Traced,
      response: ServerResponse,
      { key, seconds }: RememberedAddress,
      make: () => Promise<Made>,
    ) {
      if (this.sendKnown(request, response, key)) return
      let made = making.get(key)
      if (!made) {
        const before = forgotten
        made = make().then((answer) => {
          // Data changed meanwhile: nobody knows whether this answer was read before or after.
          const kept = answer.seconds ?? seconds
          if (answer.status !== 200 || kept <= 0 || forgotten > before) return answer
          remembered.keep(key, answer.body, answer.headers, kept, request.trace.route)
          return undefined
        })
        making.set(key, made)
        const ended = () => making.get(key) === made && making.delete(key)
        made.then(ended, ended)
      }
      const refused = await made
      if (!refused && this.sendKnown(request, response, key)) return
      const { status, body, headers } = refused ?? (await make())
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (status !== 200) response.setHeader('cache-control', 'no-store')
      response.statusCode = status
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
