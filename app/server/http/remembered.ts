import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, encodable, encode, WORTH_ENCODING } from './encodings.ts'

/** An answer that is the same for everybody, ready to be sent in each encoding. */
type Kept = { until: number; route: string; etag: string; headers: Record<string, string>; plain: Buffer; br?: Buffer; gzip?: Buffer }
export type Remembered = ReturnType<typeof openRemembered>

const MOST_BYTES = 32_000_000
/** Said when it is sent, not when it is kept. */
const OURS = new Set(['vary', 'etag', 'content-encoding', 'content-length'])

/** Answers by address, least recently asked first out. */
export function openRemembered(clock = () => Date.now()) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const drop = (key: string) => {
    const old = kept.get(key)
    if (!old) return
    kept.delete(key)
    bytes -= weight(old)
  }
  return {
    find(key: string): Kept | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until < clock()) return void drop(key)
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    async keep(key: string, body: string | Uint8Array, given: Record<string, string>, seconds: number, route: string): Promise<Kept> {
      const plain = Buffer.from(body as Uint8Array)
      const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !OURS.has(name)))
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
      const entry: Kept = { until: clock() + seconds * 1000, route, etag, headers, plain, ...(plain.length >= WORTH_ENCODING && encodable(headers['content-type'] ?? '') && (await encoded(plain))) }
      drop(key)
      kept.set(key, entry)
      bytes += weight(entry)
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break
        drop(oldest)
      }
      return entry
    },
    forget(which: (key: string) => boolean = () => true) {
      for (const key of [...kept.keys()].filter(which)) drop(key)
    },
  }
}

const weight = (k: Kept) => k.plain.length + (k.br?.length ?? 0) + (k.gzip?.length ?? 0) + 1000

const encoded = async (plain: Buffer) => {
  const [br, gz] = await Promise.all([encode(plain, 'br', 5), encode(plain, 'gzip', 5)])
  return { br, gzip: gz }
}

/** ETags are weak across encodings; If-None-Match may list several. */
export function sendRemembered(request: IncomingMessage, response: ServerResponse, kept: Kept) {
  const encoding = kept.br && acceptedEncoding(request.headers['accept-encoding'])
  const asked = request.headers['if-none-match']
  for (const name in kept.headers) response.setHeader(name, kept.headers[name]!)
  response.setHeader('etag', `W/${kept.etag}`)
  response.setHeader('vary', response.hasHeader('vary') ? `${response.getHeader('vary')}, accept-encoding` : 'accept-encoding')
  if (asked && (asked === '*' || asked.includes(kept.etag))) {
    response.statusCode = 304
    response.removeHeader('content-type')
    return response.end()
  }
  const body = (encoding && kept[encoding]) || kept.plain
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.statusCode = 200
  response.end(request.method === 'HEAD' ? undefined : body)
}
