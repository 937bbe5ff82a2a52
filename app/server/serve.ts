import type { Hono } from 'hono'
import type { Bytes, Endpoint, Received } from '#wire/endpoint.ts'
import { isStorable } from '#wire/text/storable-text.ts'
import type { Ctx } from './context.ts'
import { sendBytes, sendJson } from './http/send-answer.ts'
import type { Trace } from './http/trace.ts'
import { notFound } from './refusal.ts'
import { type Handler, type Handlers, Reply } from './serving/handlers.ts'
import { pastDeadlocks } from './serving/past-deadlocks.ts'
import { prove } from './serving/prove-answer.ts'
import { readSent } from './serving/read-sent.ts'
import { withIncluded } from './serving/related.ts'
import { once, requestOf } from './serving/requests.ts'

export { Reply } from './serving/handlers.ts'
export type { Handlers } from './serving/handlers.ts'

export type Served = { endpoint: Endpoint; mount: (app: Hono<Env>) => void }
export type Env = { Bindings: { trace: Trace; ctx: Ctx; admit: (endpoint: Endpoint) => Promise<Ctx> } }

/** What an idempotent endpoint has made now, or when this request came before. */
async function settle(endpoint: Endpoint, handler: Handler<Endpoint>, ctx: Ctx, input: Received<Endpoint>) {
  if (typeof handler === 'function') return handler(ctx, input)
  if ('run' in handler) return handler.run(ctx, input)
  const prepare =
    'make' in handler ? async () => (ctx: Ctx) => handler.make(ctx, input) : () => handler.prepare(ctx, input)
  const made = await once(ctx, await requestOf(ctx, endpoint, input), prepare)
  return typeof made === 'string' ? handler.show(ctx, made, input) : handler.show(ctx, made.id, input, made.told)
}

/** A single endpoint: of a list of endpoints, or made up by a test. */
export function serveOne<E extends Endpoint>(endpoint: E, by: Handler<E>): Served {
  const handler = by as Handler<Endpoint>
  const { methods, path, answer, status = 200, auth, idempotent, remember } = endpoint as Endpoint
  const made = typeof handler === 'object' && 'show' in handler
  if (made !== Boolean(idempotent))
    throw new TypeError(`${path}: an idempotent endpoint, and no other, says what it makes`)
  const premise = typeof handler === 'object' ? handler.premise : undefined
  const read = readSent(endpoint)
  return {
    endpoint,
    mount: (app) =>
      app.on(
        methods.map((method) => method.toUpperCase()),
        path.replace(/\{(\w+)\}/g, ':$1'),
        async (c) => {
          c.env.trace.route = path
          const params = c.req.param()
          if (!Object.values<string>(params).every(isStorable)) throw notFound()
          const ctx = auth === false ? c.env.ctx : await c.env.admit(endpoint)
          await premise?.(ctx, params as never)
          const { query, body, dispose } = await read(c)
          try {
            const act = () => settle(endpoint, handler, ctx, { params, query, body } as never)
            // A file that came is read once.
            const result = await (dispose ? act() : pastDeadlocks(ctx, act))
            const { body: made, headers: more } = result instanceof Reply ? result : new Reply(result, {})
            const answered = withIncluded(made)
            const headers = { 'cache-control': remember ? `public, max-age=${remember}` : 'no-store', ...more }
            if (status === 204) return c.body(null, 204, headers)
            if (typeof answer === 'string')
              return await sendBytes(ctx, made as Bytes, {
                status,
                headers: { 'content-type': answer, ...headers },
              })
            prove(answer, answered)
            return await sendJson(c, answered, status as 200, headers)
          } finally {
            await dispose?.()
          }
        },
      ),
  }
}

/** All endpoints of a wire file, each with its handler by name. */
export const serve = <Wire extends object>(wire: Wire, handlers: Handlers<Wire>): Served[] =>
  Object.entries<Handler<Endpoint>>(handlers).map(([name, handler]) =>
    serveOne(wire[name as never] as Endpoint, handler),
  )
