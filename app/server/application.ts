import { Hono } from 'hono'
import type { Endpoint } from '#wire/endpoint.ts'
import type { Actor, Ctx } from './context.ts'
import { databaseAway } from './database/database-away.ts'
import { type House, newCtx } from './house.ts'
import { pathPattern } from './http/path-pattern.ts'
import { newTrace, type Trace } from './http/trace.ts'
import { fault } from './watch/log.ts'
import { notFound, Refusal, unauthorized, wrongMethod } from './refusal.ts'
import type { Env, Served } from './serve.ts'

/** The actor of a bearer token; undefined when the token is not valid. */
export type Identify = (house: House, token: string, now: Date) => Promise<Actor | undefined>
/** Refuses actors the endpoint is not for. Returns the ctx with what it read of the actor. */
export type Permit = (ctx: Ctx, endpoint: Endpoint) => Promise<Ctx>
export type Gate = { identify: Identify; permit: Permit }
type Given = { trace?: Trace }
export type Application = {
  fetch: (request: Request, given?: Given) => Response | Promise<Response>
  request: (address: string | URL, init?: RequestInit, given?: Given) => Promise<Response>
}

/** For one person: more than anybody does by hand, and a limit for programs. */
const CHANGES = { name: 'changes', times: 1200, seconds: 600 }
const GUEST: Actor = { user_type: 'GuestUser' }

/** The API without a socket: main serves it, pages and tests call it in process. */
export function openApplication(
  house: House,
  served: Served[],
  { identify, permit }: Gate,
  clock = () => new Date(),
): Application {
  const app = new Hono<Env>()
  for (const route of served) route.mount(app)
  const known = served.map(({ endpoint }) => ({ endpoint, at: pathPattern(endpoint.path) }))
  app.notFound((c) => {
    const here = known.filter(({ at }) => at.test(c.req.path)).map(({ endpoint }) => endpoint)
    if (!here.length) throw notFound()
    c.env.trace.route = here[0]!.path
    throw wrongMethod([...new Set(here.flatMap(({ methods }) => methods.flatMap(namesOf)))])
  })
  app.onError((error, c) => {
    const { request_id, route } = c.env.trace
    const refusal = error instanceof Refusal ? error : databaseAway(error)
    if (refusal) {
      if (refusal.cause) house.log.error('unavailable', { request_id, route, ...fault(refusal) })
      return c.json(refusal.body as object, refusal.status as 400, { 'cache-control': 'no-store', ...refusal.headers })
    }
    house.log.error('fault', { request_id, route, ...fault(error) })
    return c.json(
      { messages: ['Algo deu errado por aqui. Já registramos o problema: tente novamente em instantes.'], request_id },
      500,
      { 'cache-control': 'no-store' },
    )
  })
  /** Passed with the request: a middleware for it costs measurable time on short answers. */
  const opened = (request: Request, trace: Trace): Env['Bindings'] => {
    const now = clock()
    const ctx = {
      ...newCtx(house, trace, GUEST, now),
      user_agent: request.headers.get('user-agent') ?? '',
      idempotency_key: request.headers.get('idempotency-key')?.trim() || undefined,
    }
    const admit = async (endpoint: Endpoint) => {
      const optional = endpoint.auth === 'optional'
      if (optional && !request.headers.has('authorization')) return ctx
      const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
      const actor = scheme?.toLowerCase() === 'bearer' && token ? await identify(house, token, now) : undefined
      if (!actor) throw unauthorized()
      if (actor.user_type !== 'GuestUser' && !endpoint.methods.includes('get'))
        house.limits.spend(CHANGES, actor.login_id)
      return optional ? { ...ctx, actor } : permit({ ...ctx, actor }, endpoint)
    }
    return { trace, ctx, admit }
  }
  const fetch: Application['fetch'] = (request, given) =>
    app.fetch(request, opened(request, given?.trace ?? newTrace()))
  return {
    fetch,
    request: async (address, init, given) => fetch(new Request(new URL(address, 'http://localhost'), init), given),
  }
}

const namesOf = (method: string) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])
