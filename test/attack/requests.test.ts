// Malformed HTTP, written to the socket.
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileText } from './hostile-values.ts'
import { openTarget } from './target.ts'

/** Short timeouts for half-sent requests. */
const timeouts = { headersTimeout: 500, requestTimeout: 2_000, connectionsCheckingInterval: 50 }
const target = await openTarget({ timeouts })

const words = (...lines: string[]) => lines.join(' ').split(' ')
const METHODS = words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT QUERY PURGE PRI get')
const ADDRESSES = words(
  '/ /v1/session /selects/states.json /termos.pdf /v1/profile/companies /oauth/token',
  '/healthz /metrics /robots.txt /files/1',
)
const FORGED = words(
  '* // ///x /\\x /% /%ff /%2e%2e/%2e%2e/etc/passwd /v1/../v1/session /v1/;/session /v1/session#x /? /v1/ies/%00',
  'x ponte.test:443 http://ponte.test/v1/session http://other.test/',
)
const NAMES = words(
  'Host Content-Length Transfer-Encoding Content-Type Connection Upgrade Expect Range If-None-Match If-Match',
  'If-Modified-Since Accept-Encoding Accept Authorization Origin Access-Control-Request-Method X-Forwarded-For',
  'X-Request-Id Cookie User-Agent Idempotency-Key Trailer HTTP2-Settings',
)
const VALUES = words(
  '-1 0 1e9 0x10 5,5 chunked gzip close upgrade bytes=0- bytes=-1,9-3 "x",W/"y" Bearer Basic 100-continue other.test',
)
const BODIES = ['', '{}', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\r\n\r\n']

const inOneLine = hostileText.map((text) => text.replace(/[\r\n]/g, ' '))
const method = fc.constantFrom(...METHODS, 'G T', '', 'X'.repeat(300))
const address = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ADDRESSES) },
  fc.constantFrom(...FORGED, `/${'a/'.repeat(5_000)}`),
  inOneLine.map((text) => `/${text}`),
)
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', '')
const value = fc.oneof(inOneLine, fc.constantFrom(...VALUES))
const header = fc.tuple(fc.constantFrom(...NAMES, 'x y', ''), value).map((pair) => pair.join(': '))
const host = fc.option(fc.constant('Host: ponte.test'), { freq: 8 })

const request = fc
  .tuple(fc.tuple(method, address, version), fc.array(header, { maxLength: 5 }), host, fc.constantFrom(...BODIES))
  .map(([line, headers, own, body]) =>
    Buffer.from([line.join(' '), ...(own ? [own] : []), ...headers, 'Connection: close', '', body].join('\r\n')),
  )

test('whatever is written to the socket, nobody else notices', () =>
  attack(target, 300, request, async (bytes) => {
    const { heard } = await target.talk(bytes)
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0), text: heard }
  }))
