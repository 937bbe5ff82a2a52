import { isDeepStrictEqual } from 'node:util'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bytes, Endpoint, Given, Received, Schema } from '#wire/endpoint.ts'
import { inWords } from '#wire/sentences.ts'
import { isStorable, unstorable } from '#wire/storable-text.ts'
import type { Ctx } from './context.ts'
import type { Trace } from './http/trace.ts'
import { invalid, notFound, Refusal } from './refusal.ts'
import { coerce, nest } from './http/decode.ts'
import { isBare, readJson, readMultipart, readUrlencoded, unsupported } from './http/read-body.ts'
import { sendBytes, sendJson } from './http/send-answer.ts'

/** An answer with headers of its own. */
export class Reply<Body> {
  body: Body
  headers: Record<string, string>
  constructor(body: Body, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

/** What must be true before a body is worth reading: an address that names nothing is 404, whatever was sent to it. */
type Premise<E extends Endpoint> = (ctx: Ctx, params: Received<E>['params']) => Promise<unknown>
type Handler<E extends Endpoint> = (
  ctx: Ctx,
  input: Received<E>,
) => Promise<Given<E> | Reply<Given<E>>> | Given<E> | Reply<Given<E>>
export type Served = { endpoint: Endpoint; mount: (app: Hono<Env>) => void }
export type Env = { Bindings: { trace: Trace; ctx: Ctx; admit: (endpoint: Endpoint) => Promise<Ctx> } }

const BODY_LIMIT = 1_000_000
/** Answers are proven against their schema everywhere but in production. */
let everywhere: boolean | undefined
const proven = () => (everywhere ??= process.env['NODE_ENV'] !== 'production') // asked once: each look into the environment leaves JavaScript

/** An answer that lacks something, or says more than its schema, is a defect. */
function prove(schema: Schema, body: unknown) {
  const read = z.parse(schema, body)
  if (!isDeepStrictEqual(asSent(read), asSent(body))) throw new TypeError('the answer says more than its schema')
}
const asSent = (body: unknown) => (body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown))

function parsed(schema: Schema, value: unknown, root?: readonly string[]) {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (!result.success) throw new Refusal(422, inWords(result.error.issues, root))
  const bad = unstorable(result.data)
  if (bad.length) throw new Refusal(422, inWords(bad, root))
  return result.data
}

/** A client of RFC 6749 reads its own errors whatever it sent: a parameter twice, a text that nothing can hold, no form at all. */
const invalidRequest = (error: unknown) => {
  if (!(error instanceof Refusal)) return error
  const { status, body, headers } = error
  const { errors, messages } = body as { errors?: Record<string, string[]>; messages: string[] }
  const error_description = errors
    ? Object.entries(errors)
        .map(([name, words]) => `${name}: ${words.join(' ')}`)
        .join(' ')
    : messages.join(' ')
  return new Refusal(
    status === 422 ? 400 : status,
    { error: 'invalid_request', error_description },
    { ...headers, pragma: 'no-cache' },
  )
}

async function bodyOf(c: Context<Env>, endpoint: Endpoint & { body: Schema }, root: readonly string[]) {
  const limit = endpoint.limit ?? BODY_LIMIT
  const request = c.req.raw
  const type = c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''
  // Whoever says JSON and sends nothing means no body.
  if ((!type || type === 'application/json') && isBare(request)) return { body: parsed(endpoint.body, {}, root) }
  if (type === 'application/json') return { body: parsed(endpoint.body, await readJson(request, limit), root) }
  if (endpoint.form && type === 'multipart/form-data') {
    const { entries, dispose } = await readMultipart(request, limit)
    try {
      return { body: parsed(endpoint.body, coerce(endpoint.body, nest(entries)), root), dispose }
    } catch (error) {
      await dispose()
      throw error
    }
  }
  if (endpoint.form && type === 'application/x-www-form-urlencoded')
    return { body: parsed(endpoint.body, coerce(endpoint.body, nest(await readUrlencoded(request, limit))), root) }
  throw unsupported()
}

/** The single keys that Rails-like bodies are wrapped in (company; user, user_info_attributes), be it beside a version: error paths drop them. A list is a field, and keeps its name. */
function rootOf(body?: Schema): string[] {
  const shape =
    body?._zod.def.type === 'object' ? ((body as z.ZodMiniObject)._zod.def.shape as Record<string, Schema>) : {}
  const [[key, inner] = [], ...others] = Object.entries(shape).filter(([name]) => name !== 'lock_version')
  if (key === undefined || others.length || inner?._zod.def.type === 'array') return []
  const [next = '', ...further] = rootOf(inner)
  return [key, ...(next.endsWith('_attributes') ? [next, ...further] : [])]
}

/** The filters of an address; an empty one is none. */
const filtersOf = (url: string) =>
  [...new URLSearchParams(url.split('?').slice(1).join('?'))].filter(([, value]) => value.trim() !== '')

/** An unknown filter is left alone, an order that the list has not is refused: its rows would come otherwise than they were asked for. */
function searchOf(query: Schema, asked: Record<string, unknown>) {
  if ('sort' in asked && !('sort' in (query as z.ZodMiniObject)._zod.def.shape))
    throw invalid({ sort: 'Esta lista tem uma ordem só' })
  return parsed(query, coerce(query, asked))
}

export const serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, premise?: Premise<E>): Served => {
  const { methods, path, query, body, answer, status = 200, auth, oauth } = endpoint as Endpoint
  const root = rootOf(body)
  const template = path.replace(/\{(\w+)\}/g, ':$1')
  const run = async (c: Context<Env>) => {
    c.env.trace.route = path
    const params = c.req.param()
    if (!Object.values(params).every(isStorable)) throw notFound()
    const ctx = auth === false ? c.env.ctx : await c.env.admit(endpoint)
    await premise?.(ctx, params as never)
    const search = query && searchOf(query, nest(filtersOf(c.req.url)))
    const sent =
      body &&
      (await bodyOf(c, endpoint as never, root).catch((error: unknown) =>
        Promise.reject(oauth ? invalidRequest(error) : error),
      ))
    try {
      const result = await handler(ctx, { params, query: search, body: sent?.body } as never)
      const reply = result instanceof Reply ? result : new Reply(result, {})
      const headers = {
        'cache-control': endpoint.remember ? `public, max-age=${endpoint.remember}` : 'no-store',
        ...reply.headers,
      }
      if (status === 204) return c.body(null, 204, headers)
      if (typeof answer === 'string')
        return await sendBytes(ctx, reply.body as Bytes, { status, headers: { 'content-type': answer, ...headers } })
      if (proven()) prove(answer, reply.body)
      return await sendJson(c, reply.body, status as 200, headers)
    } finally {
      await (sent as { dispose?: () => Promise<void> } | undefined)?.dispose?.()
    }
  }
  return {
    endpoint,
    mount: (app) =>
      app.on(
        methods.map((m) => m.toUpperCase()),
        template,
        run,
      ),
  }
}
