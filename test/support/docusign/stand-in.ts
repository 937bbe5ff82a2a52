// A stand-in for DocuSign that speaks its format over loopback HTTP. Closed after the file's tests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { controlsOf } from './controls.ts'
import type { StandInEnvelope } from './envelope.ts'
import { docusignEnv } from './keys.ts'
import { Refused } from './refusals.ts'
import { answer, type Desk } from './routes.ts'
import { openTelling } from './telling.ts'
import { openTokenDesk } from './token-desk.ts'
import { openViews } from './views.ts'

const BUSY: Record<number, string> = { 429: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED' }

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

type Options = {
  now?: () => Date
  /** How it reaches us: over HTTP, unless the application runs in this process. */
  send?: (url: string, init: RequestInit) => Promise<Response>
}

export type StandIn = Awaited<ReturnType<typeof openDocusign>>

export async function openDocusign({ now = () => new Date(), send = fetch }: Options = {}) {
  let port = 0
  let failing: { status: number; times: number } | undefined
  const asked: string[] = []
  const envelopes = new Map<string, StandInEnvelope>()
  const of = (id: string) =>
    [...envelopes.values()].filter(({ definition }) => definition.customFields.textCustomFields[0]!.value === id)
  const host = () => `127.0.0.1:${port}`
  const telling = openTelling(now, (url, init) => send(url, init))
  const desk: Desk = {
    envelopes,
    now,
    tokens: openTokenDesk(host, now),
    views: openViews(host, now),
    controls: controlsOf(now, telling),
  }
  async function reply(request: IncomingMessage, response: ServerResponse) {
    asked.push(`${request.method} ${request.url!.replace(/[?].*/, '').replace(/^.*accounts\/[\w-]+/, '')}`)
    const body = await bodyOf(request)
    if (failing && failing.times-- > 0 && request.url!.startsWith('/restapi'))
      throw new Refused(failing.status, { errorCode: BUSY[failing.status] ?? 'INTERNAL_ERROR', message: 'Busy.' })
    const { status, type = 'application/json', content, location } = answer(desk, request, body)
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(content)
  }
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      const { status, body } = error instanceof Refused ? error : new Refused(500, { message: String(error) })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  // A connection that ends while it idles would fail the next call over it, on a slow machine.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  after(() => (server.closeAllConnections(), server.close()))
  return {
    env: docusignEnv(`http://${host()}`),
    tokens: desk.tokens,
    ...desk.controls,
    telling,
    /** What was asked of it: 'POST /envelopes'. */
    asked,
    /** Those of a contract of ours, and the newest of them. */
    all: of,
    of: (id: string) => of(id).at(-1)!,
    /** So many calls of its API are refused with this status. */
    fail: (status: number, times = 1) => void (failing = { status, times }),
  }
}
