import type { IncomingMessage, ServerResponse } from 'node:http'
import { openRemembered, sendRemembered } from './remembered.ts'
import type { Trace } from './trace.ts'

type Made = { status: number; body: string | Uint8Array; headers: Record<string, string> }
type Making = Promise<Made | undefined>

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Sends what is known by heart, or has it made once for all who ask meanwhile. */
export function rememberAnswers() {
  const remembered = openRemembered()
  const making = new Map<string, Making>()
  let forgotten = 0

  return {
    /** Nothing that was read before now is sent any more, of these addresses. */
    forget(which?: (address: string) => boolean) {
      forgotten += 1
      making.clear()
      remembered.forget(which)
    },
    /** True when the answer was known and is sent. */
    sendKnown(request: IncomingMessage, response: ServerResponse, trace: Trace): boolean {
      const known = isRead(request) ? remembered.find(request.url!) : undefined
      if (!known) return false
      trace.route = known.route
      sendRemembered(request, response, known)
      return true
    },
    async sendMade(
      request: IncomingMessage,
      response: ServerResponse,
      trace: Trace,
      seconds: number,
      make: () => Promise<Made>,
    ) {
      const key = request.url!
      let made = making.get(key)
      if (!made) {
        const before = forgotten
        made = make().then((answer) => {
          // Of what has changed meanwhile nobody can say whether it was read before or after.
          if (answer.status !== 200 || forgotten > before) return answer
          remembered.keep(key, answer.body, answer.headers, seconds, trace.route)
          return undefined
        })
        making.set(key, made)
        const ended = () => making.get(key) === made && making.delete(key)
        made.then(ended, ended)
      }
      const refused = await made
      if (!refused && this.sendKnown(request, response, trace)) return
      const { status, body, headers } = refused ?? (await make())
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (status !== 200) response.setHeader('cache-control', 'no-store')
      response.statusCode = status
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
