import { Hono } from 'hono'
import { sql } from 'kysely'
import { isLoopback } from '../start/configuration.ts'
import type { House } from '../house.ts'
import { same } from '../secrets/secrets.ts'
import type { Env } from '../serve.ts'
import { openHosts } from './hosts.ts'

/** Liveness, readiness and metrics. Answered under any Host, because load balancers use addresses. */
export function operations(house: House, ready: () => boolean) {
  const app = new Hono<Env>()
  const sideOf = openHosts(house.configuration)
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const database =
      ready() &&
      (await sql`select 1`.execute(house.database.db).then(
        () => true,
        () => false,
      ))
    return c.json({ status: database ? 'ready' : 'starting' }, database ? 200 : 503, { 'cache-control': 'no-store' })
  })
  app.get('/metrics', async (c) => {
    const token = (c.req.header('authorization') ?? '').replace(/^bearer /i, '')
    const { metrics_token } = house.configuration
    const allowed = metrics_token
      ? same(token, metrics_token)
      : isLoopback(c.env.trace.address) &&
        sideOf(c.req.header('host')) !== undefined &&
        !FORWARDING.some((name) => c.req.header(name))
    if (!allowed) return c.json({ messages: ['As métricas pedem um token.'] }, 403)
    return c.text(await house.metrics.print(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  app.all('*', (c) =>
    c.json({ messages: ['Este endereço existe, mas não aceita esse método.'] }, 405, { allow: 'GET, HEAD' }),
  )
  return app
}
/** Headers that only a proxy sets. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip']

export const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics'])
