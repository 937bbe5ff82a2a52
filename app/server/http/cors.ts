import type { IncomingMessage, ServerResponse } from 'node:http'

/** Allows the web origin only. Returns true when the request was a preflight and is answered. */
export function openCors(web_origin: string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { origin } = request.headers
    response.setHeader('vary', 'origin') // also without an Origin: a cache may hand the answer to the web
    if (origin === undefined) return false
    if (origin === web_origin) {
      response.setHeader('access-control-allow-origin', web_origin)
      response.setHeader('access-control-allow-credentials', 'true')
      response.setHeader('access-control-expose-headers', 'Location, Retry-After, ETag, X-Request-Id')
    }
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false
    if (origin === web_origin) {
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      response.setHeader('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key, If-Match')
      response.setHeader('access-control-max-age', '7200')
    }
    response.statusCode = 204
    response.end()
    return true
  }
}
