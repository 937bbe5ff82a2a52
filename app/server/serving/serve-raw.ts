// An endpoint that is told in bytes: what is signed over them must be checked before anybody reads them as JSON.
import type { Answer, Endpoint } from '#wire/endpoint.ts'
import type { Ctx } from '../context.ts'
import { sendJson } from '../http/send-answer.ts'
import { readBytes } from '../http/requests/read-body.ts'
import type { Served } from '../serve.ts'

const LIMIT = 1_000_000

export type RawRequest = {
  headers: Headers
  /** Refuses what is over the endpoint's limit. */
  read: () => Promise<Buffer<ArrayBuffer>>
}

/** Open to anybody: the handler asks who it is that tells. */
export const serveRaw = <E extends Endpoint>(
  endpoint: E,
  run: (ctx: Ctx, request: RawRequest) => Promise<Answer<E>>,
): Served => {
  const { methods, path, limit = LIMIT } = endpoint as Endpoint
  return {
    endpoint,
    mount: (app) =>
      app.on(
        methods.map((method) => method.toUpperCase()),
        path,
        async (c) => {
          c.env.trace.route = path
          const { raw } = c.req
          const told = await run(c.env.ctx, { headers: raw.headers, read: () => readBytes(raw, limit) })
          return sendJson(c, told, 200, { 'cache-control': 'no-store' })
        },
      ),
  }
}
