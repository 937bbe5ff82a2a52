import { Hono } from 'hono'
import type { Endpoint } from '#wire/endpoint.ts'
import type { Actor, Ctx } from './context.ts'
import { type House, newCtx } from './house.ts'
import { pathPattern } from './http/path-pattern.ts'
import { newTrace } from './http/trace.ts'
import { fault } from './log.ts'
import { notFound, Refusal, unauthorized, wrongMethod } from './refusal.ts'
import type { Env, Served } from './serve.ts'

/** Who a bearer token belongs to; undefined when it opens nothing. */
export type Identify = (house: House, token: string, now: Date) => Promise<Actor | undefined>
/** Refuses whom the endpoint is not for; answers the ctx with what it learnt of the asker. */
export type Permit = (ctx: Ctx, endpoint: Endpoint) => Promise<Ctx>
export type Gate = { identify: Identify; permit: Permit }
export type Application = Hono<Env>

const GUEST: Actor = { user_type: 'GuestUser' }

/** The API, without a socket: listened to by main, called in process by pages and tests. */
export function openApplication(house: House, served: Served[], { identify, permit }: Gate, clock = () => new Date()): Application {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.env ??= { trace: newTrace() }
    c.env.trace ??= newTrace()
    const now = clock()
    const ctx = { ...newCtx(house, c.env.trace, GUEST, now), user_agent: c.req.header('user-agent') ?? '' }
    c.set('ctx', ctx)
    c.set('admit', async (endpoint) => {
      const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
      const actor = scheme?.toLowerCase() === 'bearer' && token ? await identify(house, token, now) : undefined
      if (!actor) throw unauthorized()
      return permit({ ...ctx, actor }, endpoint)
    })
    await next()
  })
  for (const route of served) route.mount(app)
  const known = served.map(({ endpoint }) => ({ endpoint, at: pathPattern(endpoint.path) }))
  app.notFound((c) => {
    const here = known.filter(({ at }) => at.test(c.req.path)).map(({ endpoint }) => endpoint)
    if (!here.length) throw notFound()
    c.env.trace.route = here[0]!.path
    throw wrongMethod([...new Set(here.flatMap(({ methods }) => methods.flatMap(namesOf)))])
  })
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body as object, error.status as 400, { 'cache-control': 'no-store', ...error.headers })
    const { request_id, route } = c.env.trace
    house.log.error('fault', { request_id, route, ...fault(error) })
    return c.json({ messages: ['Algo deu errado por aqui. Já registramos o problema: tente novamente em instantes.'], request_id }, 500, { 'cache-control': 'no-store' })
  })
  return app
}

const namesOf = (method: string) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])
