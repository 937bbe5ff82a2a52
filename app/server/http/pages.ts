import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RequestHandler, RouterContext, ServerBuild } from 'react-router'
import type { Application } from '../application.ts'
import { StartRefusal } from '../start/configuration.ts'
import { RETRY_SECONDS } from '../refusal.ts'
import type { House } from '../house.ts'
import { fault } from '../watch/log.ts'
import { apiOrigin } from './hosts.ts'
import { pageWithHashes, pageWithNonce } from './security-headers.ts'
import type { Trace } from './trace.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>
type Site = { app_name: string; app_origin: string; api_origin: string; finds_addresses: boolean }
/**
 * `seconds`: how long it may be remembered, 0 for never. `pattern`: of its address, which may be written in other
 * ways. `address`: without the parameters that the page does not read.
 */
type KnownPage = { seconds: number; pattern: string; address: string; spelt?: string }
/** What the web's bundle exports to the server: both must use the same context instances. */
type Entry = {
  apiContext: RouterContext<Ask>
  nonceContext: RouterContext<string>
  siteContext: RouterContext<Site>
  reportContext: RouterContext<(error: unknown) => void>
  knownPage: (url: URL, routes: ServerBuild['routes']) => KnownPage
}
export type LoadBuild = () => Promise<ServerBuild>

export const productionBuild = (folder: string): LoadBuild => {
  const file = `${folder}/server/index.js`
  if (!existsSync(file)) throw new StartRefusal('A versão web ainda não foi construída. Use npm start, que a constrói.')
  let loaded: Promise<ServerBuild> | undefined
  return () => (loaded ??= import(pathToFileURL(file).href) as Promise<ServerBuild>)
}

/** A page that does not exist, or a wrong method, is an answer with a status and no fault. */
const isAnswer = (error: unknown) => Number((error as { status?: number } | null)?.status) < 500

/** Pages are always rendered for a guest; data of a signed-in person come by bearer call after hydration. */
export function openPages({ configuration: c, log }: House, api: Application, load: LoadBuild, development: boolean) {
  const site = {
    app_name: c.app_name,
    app_origin: c.app_origin,
    api_origin: apiOrigin(c) ?? '',
    finds_addresses: Boolean(c.cep_service_url),
  }
  const policy = { api: apiOrigin(c), development }
  const handlers = new WeakMap<ServerBuild, RequestHandler>() // each handler reads all routes before its first answer
  const render = async (request: Request, trace: Trace, nonce: string) => {
    const build = await load()
    const entry = build.entry.module as unknown as Entry
    // Imported late: React picks its production build by NODE_ENV, which main has set by now.
    const { createRequestHandler, RouterContextProvider } = await import('react-router')
    const contexts = new RouterContextProvider()
    contexts.set(entry.nonceContext, nonce)
    contexts.set(entry.siteContext, site)
    contexts.set(
      entry.reportContext,
      (error) =>
        void (
          isAnswer(error) || log.error('fault', { request_id: trace.request_id, route: trace.route, ...fault(error) })
        ),
    )
    contexts.set(entry.apiContext, async (path, init) => {
      const own: Trace = { ...trace }
      const answer = await api.request(path, init, { trace: own })
      if (own.changes_in !== undefined) trace.changes_in = Math.min(trace.changes_in ?? Infinity, own.changes_in)
      return answer
    })
    const handler = handlers.get(build) ?? createRequestHandler(build, development ? 'development' : 'production')
    handlers.set(build, handler)
    const response = await handler(request, contexts)
    if (response.status === 503) response.headers.set('retry-after', RETRY_SECONDS)
    return response
  }
  return {
    async known(url: URL): Promise<KnownPage> {
      const build = await load()
      const page = (build.entry.module as unknown as Entry).knownPage(url, build.routes)
      return development ? { ...page, seconds: 0 } : page
    },
    async remembered(url: URL, trace: Trace, seconds: number) {
      const response = await render(new Request(url), trace, '')
      const text = await response.text()
      const left = Math.max(0, Math.min(seconds, Math.floor((trace.changes_in ?? Infinity) / 1000)))
      const cached = {
        'cache-control': left ? `public, max-age=0, s-maxage=${left}` : 'no-store',
        'content-security-policy': pageWithHashes(policy, text),
      }
      const headers = { ...Object.fromEntries(response.headers), ...cached }
      return { status: response.status, text, headers, seconds: left }
    },
    async fresh(request: Request, trace: Trace): Promise<Response> {
      const nonce = randomBytes(16).toString('base64')
      const response = await render(request, trace, nonce)
      response.headers.set('content-security-policy', pageWithNonce(policy, nonce))
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return response
    },
  }
}
export type Pages = ReturnType<typeof openPages>
