import type { Fetch } from '#wire/send.ts'

/** Bytes sent, of how many. */
export type OnSent = (done: number, total: number) => void
export type Upload = { onSent: OnSent; signal: AbortSignal; headers?: Record<string, string> }

const headersIn = (text: string) =>
  text
    .trim()
    .split(/[\r\n]+/)
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as [string, string])

/** fetch reports no upload progress, so files are sent by XMLHttpRequest. */
export const sendingFetch =
  (onSent: OnSent): Fetch =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.responseType = 'blob'
      request.upload.addEventListener(
        'progress',
        ({ lengthComputable, loaded, total }) => lengthComputable && onSent(loaded, total),
      )
      request.addEventListener('load', () => {
        const content = request.status === 204 ? null : (request.response as Blob)
        resolve(new Response(content, { status: request.status, headers: headersIn(request.getAllResponseHeaders()) }))
      })
      request.addEventListener('error', () => reject(new TypeError('no answer')))
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit)
    })
