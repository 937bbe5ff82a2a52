import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReadableStreamReadResult } from 'node:stream/web'
import type { Bytes } from '#wire/endpoint.ts'
import type { Ctx } from '../context.ts'
import { fault } from '../watch/log.ts'
import { acceptedEncoding, encode, WORTH_ENCODING } from './requests/encodings.ts'

/** The web has another origin where the API has a host of its own, so caches must vary by origin. */
const VARY = 'origin, accept-encoding'

export async function sendJson(
  c: Context,
  body: unknown,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Promise<Response> {
  const text = JSON.stringify(body)
  const typed = { 'content-type': 'application/json', ...headers }
  if (text.length < WORTH_ENCODING) return new Response(text, { status, headers: typed })
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (!encoding) return c.body(text, status, { ...typed, vary: VARY })
  const packed = await encode(Buffer.from(text), encoding)
  return c.body(new Uint8Array(packed), status, { ...typed, vary: VARY, 'content-encoding': encoding })
}

/**
 * The first part is read before the status is sent, so that an unreadable file still gets an error answer. A later
 * failure cuts the answer.
 */
export const sendBytes = async (ctx: Ctx, body: Bytes, init: { status: number; headers: Record<string, string> }) =>
  new Response(body instanceof ReadableStream ? await begun(ctx, body) : body, init)

async function begun(ctx: Ctx, stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader()
  let next: Promise<ReadableStreamReadResult<Uint8Array>> | undefined = Promise.resolve(await reader.read())
  let left = false
  return new ReadableStream({
    async pull(out) {
      try {
        const { done, value } = await (next ?? reader.read())
        next = undefined
        if (left) return // the client has gone while the next part was awaited
        if (done) out.close()
        else out.enqueue(value)
      } catch (error) {
        ctx.log.error('answer cut', { request_id: ctx.request_id, ...fault(error) })
        out.error(new Error('answer cut')) // the fault's message stays out of the answer
      }
    },
    cancel(reason) {
      left = true
      return reader.cancel(reason)
    },
  })
}
