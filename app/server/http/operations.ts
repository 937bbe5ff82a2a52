import { Hono } from 'hono'
import { sql } from 'kysely'
import { isLoopback } from '../configuration.ts'
import type { House } from '../house.ts'
import { same } from '../secrets.ts'
import type { Env } from '../serve.ts'

/** What machines ask: alive, ready, figures. Answered under any Host, as balancers use addresses. */
export function operations(house: House, ready: () => boolean) {
  const app = new Hono<Env>()
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const database = ready() && (await sql`select 1`.execute(house.database.db).then(() => true, () => false))
    return c.json({ status: database ? 'ready' : 'starting' }, database ? 200 : 503, { 'cache-control': 'no-store' })
  })
  app.get('/metrics', async (c) => {
    const token = (c.req.header('authorization') ?? '').replace(/^bearer /i, '')
    const { metrics_token } = house.configuration
    const allowed = metrics_token ? same(token, metrics_token) : isLoopback(c.env.trace.address) && !c.req.header('x-forwarded-for')
    if (!allowed) return c.json({ messages: ['As métricas pedem um token.'] }, 403)
    return c.text(await house.metrics.print(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
  })
  return app
}
export const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics'])
