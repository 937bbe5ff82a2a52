// The edge on a loopback port, over throw-away endpoints: what only a socket can show.
import { request, type IncomingHttpHeaders, type RequestOptions, type ServerOptions } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after } from 'node:test'
import { openEdge } from '#server/http/edge.ts'
import { newServer } from '#server/http/listen.ts'
import type { Pages } from '#server/http/pages.ts'
import { openApp } from './app.ts'
import { exampleRoutes, openExampleApi } from './example-api.ts'

type Heard = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer }

const HTML = { 'content-type': 'text/html; charset=utf-8' }
let made = 0
const pages: Pages = {
  known: async ({ pathname }) => ({
    seconds: pathname === '/lembrada' ? 60 : 0,
    pattern: pathname === '/lembrada' ? '/lembrada' : '/*',
    ...(pathname === '/LEMBRADA' && { spelt: '/lembrada' }),
  }),
  remembered: async () => ({
    status: 200,
    text: `<p>lembrada ${++made}</p>`,
    headers: {
      ...HTML,
      'cache-control': 'public, max-age=0, s-maxage=60',
      'content-security-policy': "default-src 'self'",
    },
  }),
  fresh: async (request) =>
    new Response('<p>página</p>', { status: new URL(request.url).pathname === '/' ? 200 : 404, headers: HTML }),
}

/** Closed by itself after the file's tests. */
export async function openExampleEdge(env: Record<string, string> = {}, patience: ServerOptions = {}) {
  const app = await openApp({ env })
  const server = newServer(patience)
  server.on(
    'request',
    openEdge(app.house, {
      api: openExampleApi(app.house),
      served: exampleRoutes,
      pages,
      files: undefined,
      outbox: undefined,
      ready: () => true,
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  after(() => (server.closeAllConnections(), server.close()))

  const ask = (path: string, { body, headers, ...options }: RequestOptions & { body?: string } = {}) =>
    new Promise<Heard>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, agent: false, ...options, headers: { host: 'ponte.test', ...headers } },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => void parts.push(part))
          response.on('end', () => {
            const bytes = Buffer.concat(parts)
            resolve({ status: response.statusCode!, headers: response.headers, text: bytes.toString(), bytes })
          })
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })

  /** Writes bytes as they are, then `more` for ever if given, and hears all until the server closes. */
  const talk = (first: string, more?: { bytes: string; every_ms: number }) =>
    new Promise<{ heard: string; written: number; ms: number }>((resolve, reject) => {
      const began = performance.now()
      let heard = ''
      let written = 0
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(first)
        if (more) next()
      })
      const next = () => {
        if (socket.destroyed || !socket.writable) return
        written += more!.bytes.length
        socket.write(more!.bytes, () => void setTimeout(next, more!.every_ms))
      }
      const done = () => resolve({ heard, written, ms: performance.now() - began })
      socket.setEncoding('latin1')
      socket.setTimeout(15_000, () => socket.destroy(new Error(`nothing more after: ${heard}`)))
      socket.on('data', (part: string) => void (heard += part))
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done() : reject(error),
      )
      socket.on('close', done)
    })

  return { app, port, ask, talk, lines: () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>) }
}
