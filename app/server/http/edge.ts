import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Application } from '../application.ts'
import type { House } from '../house.ts'
import { fault } from '../watch/log.ts'
import type { Env, Served } from '../serve.ts'
import { endedBy } from '../start/stray-faults.ts'
import { openCors } from './cors.ts'
import { closeAfterEarlyAnswer } from './early-answers.ts'
import { openHosts, type Side } from './hosts.ts'
import { inTime, latePage, lateRemembered } from './late-page.ts'
import { operations, OPERATIONS } from './operations.ts'
import type { Pages } from './pages.ts'
import { isRead } from './remembered/remember-answers.ts'
import { rememberedAddresses } from './remembered/remembered-address.ts'
import { INERT, securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { openTraces, type Trace } from './trace.ts'

type Fetcher = { fetch: (request: Request, bindings: { trace: Trace }) => Response | Promise<Response> }
type Traced = IncomingMessage & { trace: Trace }
type Parts = {
  api: Application
  served: Served[]
  pages: Pages
  files: StaticFiles | undefined
  /** Development only: Vite's middleware, before the pages. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  outbox: Fetcher | undefined
  ready: () => boolean
}

const API = /^\/(v1|oauth|selects|api|files)(\/|$)/
/** Documents that the API makes and the web links to: answered on both hosts. */
const DOCUMENTS =
  /^\/(termos\.pdf|importar_colaboradores\.xlsx|robots\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml|vagas\.(atom|xml)|\.well-known\/jwks\.json)$/

/** The first and last station of a request: host, trace, remembered answers, headers, log and metrics. */
export function openEdge(house: House, { api, served, pages, files, before, outbox, ready }: Parts) {
  const { configuration, known, log, metrics } = house
  const sideOf = openHosts(configuration)
  const traceOf = openTraces(configuration.trusted_proxies)
  const cors = openCors(configuration.app_origin)
  const headers = Object.entries(securityHeaders(configuration.app_origin.startsWith('https:')))
  const rememberedAt = rememberedAddresses(served.map(({ endpoint }) => endpoint))

  const listen = (app: Fetcher) =>
    getRequestListener(
      ((request: Request, { incoming }: { incoming: Traced }) =>
        app.fetch(request, { trace: incoming.trace })) as never,
      { hostname: 'localhost' },
    )
  const toApi = listen(api)
  const toMachines = listen(operations(house, ready))
  // To build a first page for development takes minutes on a busy machine.
  const waitFor = before ? <T>(page: Promise<T>) => page : inTime
  const toPages = listen(
    new Hono<Env>().use(compress()).all('*', (c) => waitFor(pages.fresh(c.req.raw, c.env.trace), latePage())),
  )
  const toOutbox = outbox && listen(outbox)

  async function serveApi(request: Traced, response: ServerResponse) {
    response.setHeader('content-security-policy', INERT)
    if (cors(request, response)) return
    const remembered = isRead(request) ? rememberedAt(request.url!) : undefined
    if (!remembered) return void (await toApi(request, response))
    await known.api.send(request, response, remembered, async () => {
      const answer = await api.request(urlOf(request), {}, { trace: request.trace })
      return {
        status: answer.status,
        body: new Uint8Array(await answer.arrayBuffer()),
        headers: { 'content-security-policy': INERT, ...Object.fromEntries(answer.headers) },
      }
    })
  }

  async function servePage(request: Traced, response: ServerResponse) {
    const url = urlOf(request)
    const { seconds, pattern, spelt, address } = await pages.known(url)
    request.trace.route = pattern
    const search = withoutNul(url.search)
    if ((spelt || search !== url.search) && isRead(request))
      return void response
        .writeHead(301, { location: configuration.app_origin + (spelt ?? url.pathname) + search })
        .end()
    if (!seconds || !isRead(request)) return void (await toPages(request, response))
    await known.pages.send(request, response, { key: address, seconds }, async () => {
      const page = pages.remembered(new URL(configuration.app_origin + address), request.trace, seconds)
      const { text, ...made } = await waitFor(page, lateRemembered)
      return { ...made, body: text }
    })
  }

  async function serve(request: Traced, response: ServerResponse, side: Side, address: string) {
    if (side === 'api' || DOCUMENTS.test(address) || (side === 'both' && API.test(address)))
      return serveApi(request, response)
    if (isRead(request) && known.pages.sendKnown(request, response, request.url!)) return
    const file = isRead(request) ? files?.find(address) : undefined
    if (file) {
      request.trace.route = file.immutable ? '/assets/*' : address
      return files!.send(request, response, file)
    }
    if (toOutbox && (address === '/__mail' || address.startsWith('/__mail/')))
      return void (await toOutbox(request, response))
    if (before)
      return new Promise<void>((done) => before(request, response, () => done())).then(() =>
        servePage(request, response),
      )
    return servePage(request, response)
  }

  const urlOf = (request: Traced) => new URL(configuration.app_origin + request.url!)

  return (incoming: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const request = Object.assign(incoming, { trace: traceOf(incoming) })
    const { trace } = request
    const address = request.url!.split('?', 1)[0]!
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('x-request-id', trace.request_id)
    closeAfterEarlyAnswer(request, response)
    response.once('close', () => {
      const ms = performance.now() - started
      metrics.observe(request.method!, trace.route, response.statusCode, ms / 1000)
      log.info('request', {
        request_id: trace.request_id,
        method: request.method!,
        route: trace.route,
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(!response.writableFinished && { cut: true }),
      })
    })
    if ((request.headersDistinct['host']?.length ?? 0) > 1)
      return refuse(response, 400, 'Não entendemos o endereço pedido.')
    const side = sideOf(request.headers.host)
    const fail = (error: unknown) => {
      log.error('fault', { request_id: trace.request_id, route: trace.route, ...fault(error) })
      if (response.writableEnded) return
      if (response.headersSent) return void response.destroy()
      refuse(response, 500, 'Algo deu errado por aqui. Tente novamente em instantes.', trace)
    }
    if (OPERATIONS.has(address)) {
      trace.route = address
      return void endedBy(fail, () => toMachines(request, response))
    }
    if (!side) return refuse(response, 421, 'Este endereço não é atendido aqui.')
    if (!address.startsWith('/') || !isDecodable(address))
      return refuse(response, 400, 'Não entendemos o endereço pedido.')
    endedBy(fail, () => void serve(request, response, side, address).catch(fail))
  }
}

const isDecodable = (address: string) => {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

/** No text in the database holds a NUL, so the page ignores a parameter that does. */
const withoutNul = (search: string) => {
  if (!search.includes('%00')) return search
  const left = search
    .slice(1)
    .split('&')
    .filter((pair) => !pair.includes('%00'))
  return left.length ? `?${left.join('&')}` : ''
}

const refuse = (response: ServerResponse, status: number, sentence: string, trace?: Trace) => {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.setHeader('content-security-policy', INERT)
  response.end(JSON.stringify({ messages: [sentence], request_id: trace?.request_id }))
}
