import type { RequestListener } from 'node:http'
import type { Configuration } from '../start/configuration.ts'
import { INERT, securityHeaders } from './security-headers.ts'
import { openTraces } from './trace.ts'

/** Paths that machines ask for, with or without data. */
const DATA = /^\/(v1|oauth|selects|api|files|healthz|readyz|metrics)(\/|$)/
const SENTENCE = 'Iniciando. Tente novamente em alguns segundos.'

/** Answers before the database is open: alive from the first socket on, not ready yet. */
export function openStarting(configuration: Pick<Configuration, 'app_origin' | 'trusted_proxies'>): RequestListener {
  const headers = {
    ...securityHeaders(configuration.app_origin.startsWith('https:')),
    'content-security-policy': INERT,
    'cache-control': 'no-store',
  }
  const traceOf = openTraces(configuration.trusted_proxies)
  return (request, response) => {
    const address = request.url!.split('?', 1)[0]!
    const alive = address === '/healthz' && (request.method === 'GET' || request.method === 'HEAD')
    const data = DATA.test(address)
    const body = alive ? { status: 'ok' } : address === '/readyz' ? { status: 'starting' } : { messages: [SENTENCE] }
    response.writeHead(alive ? 200 : 503, {
      ...headers,
      'x-request-id': traceOf(request).request_id,
      'content-type': data ? 'application/json' : 'text/plain; charset=utf-8',
      ...(!alive && { 'retry-after': '2' }),
    })
    response.end(data ? JSON.stringify(body) : SENTENCE)
  }
}
