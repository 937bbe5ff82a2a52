// The edge on a loopback port, with example endpoints.
import type { ServerOptions } from 'node:http'
import { openEdge } from '#server/http/edge.ts'
import type { Pages } from '#server/http/pages.ts'
import { openApp } from '../app.ts'
import { exampleRoutes, openExampleApi } from '../product/example-api.ts'
import { listenOnLoopback } from '../product/loopback.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
let made = 0
/** Pages without a web build. */
export const pages: Pages = {
  known: async ({ pathname }) => ({
    address: pathname,
    seconds: pathname.startsWith('/lembrada') ? 60 : 0,
    pattern: pathname.startsWith('/lembrada') ? '/lembrada' : '/*',
    ...(pathname === '/LEMBRADA' && { spelt: '/lembrada' }),
  }),
  remembered: async ({ pathname }) => ({
    status: 200,
    // This one changes by itself before a second is over.
    seconds: pathname === '/lembrada-por-pouco' ? 0 : 60,
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

/** Closed after the file's tests. */
export async function openExampleEdge(env: Record<string, string> = {}) {
  const app = await openApp({ env })
  const edge = openEdge(app.house, {
    api: openExampleApi(app.house),
    served: exampleRoutes,
    pages,
    files: undefined,
    outbox: undefined,
    ready: () => true,
  })
  const loopback = await listenOnLoopback(edge)
  /** The same edge on another port, which gives up sooner. */
  const hasty = (timeouts: ServerOptions) => listenOnLoopback(edge, timeouts)
  return { app, ...loopback, hasty, lines: () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>) }
}
