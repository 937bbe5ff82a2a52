import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, encodable, encode, type Encoding, WORTH_ENCODING } from '../requests/encodings.ts'

/**
 * An answer that is the same for everybody, compressed once per encoding; `packed` is missing where compression does
 * not pay.
 */
type Kept = {
  until: number
  route: string
  etag: string
  headers: Record<string, string>
  plain: Buffer
  packed?: Partial<Record<Encoding, Promise<Buffer>>>
}
export type Remembered = ReturnType<typeof openRemembered>

const MOST_BYTES = 32_000_000
/** Set when the answer is sent, not stored with it. */
const OURS = new Set(['vary', 'etag', 'content-encoding', 'content-length'])

/** Answers by address; the least recently used go first. */
export function openRemembered(clock = () => Date.now()) {
  const kept = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: (entry, key) => weight(key, entry) })
  return {
    find(key: string): Kept | undefined {
      const found = kept.get(key)
      if (!found || found.until >= clock()) return found
      kept.delete(key)
      return undefined
    },
    keep(key: string, body: string | Uint8Array, given: Record<string, string>, seconds: number, route: string): Kept {
      const plain = Buffer.from(body as Uint8Array)
      const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !OURS.has(name)))
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
      const entry: Kept = {
        until: clock() + seconds * 1000,
        route,
        etag,
        headers,
        plain,
        ...(plain.length >= WORTH_ENCODING && encodable(headers['content-type'] ?? '') && { packed: {} }),
      }
      kept.set(key, entry)
      return entry
    },
    forget(which: (key: string) => boolean = () => true) {
      for (const key of [...kept.keys()].filter(which)) kept.delete(key)
    },
  }
}

/** An upper bound: each of the two compressed forms is less than half of the plain one. */
const weight = (key: string, k: Kept) => k.plain.length * 2 + key.length * 2 + 1000

/** ETags are weak across encodings; If-None-Match may list several. */
export function sendRemembered(request: IncomingMessage, response: ServerResponse, kept: Kept) {
  const encoding = kept.packed && acceptedEncoding(request.headers['accept-encoding'])
  const asked = request.headers['if-none-match']
  for (const name in kept.headers) response.setHeader(name, kept.headers[name]!)
  response.setHeader('etag', `W/${kept.etag}`)
  response.setHeader(
    'vary',
    response.hasHeader('vary') ? `${response.getHeader('vary')}, accept-encoding` : 'accept-encoding',
  )
  if (asked && (asked === '*' || asked.includes(kept.etag))) {
    response.statusCode = 304
    response.removeHeader('content-type')
    return response.end()
  }
  const send = (body: Buffer) => {
    response.setHeader('content-length', body.length)
    response.statusCode = 200
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (!encoding) return send(kept.plain)
  response.setHeader('content-encoding', encoding)
  void (kept.packed![encoding] ??= encode(kept.plain, encoding, true)).then(send)
}
