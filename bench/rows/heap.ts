import { once } from 'node:events'
import path from 'node:path'
import { type Exchange, exchange, load } from '#test/support/product/load.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { cnpjNumber } from '#test/support/registration.ts'
import { settled } from '#test/support/settled.ts'
import type { Figure } from '../figures.ts'
import { registrationAt } from '../registration-at.ts'
import { scratchFolder } from '../scratch.ts'

const REQUESTS = 10_000
const WARM = 4_000

/**
 * What a day brings, in turn: pages made anew and remembered, lists, questions to lists, checks, a registration now and
 * then, what is not there.
 */
const DAY: ((origin: string, n: number) => Exchange)[] = [
  (origin, n) => exchange(origin, 'GET', `/empresas/cadastro/criar?n=${n}`),
  (origin) => exchange(origin, 'GET', '/'),
  (origin) => exchange(origin, 'GET', '/selects/sectors.json'),
  (origin, n) => exchange(origin, 'GET', `/selects/skills.json?q=a${n}`),
  (origin, n) =>
    exchange(origin, 'POST', '/v1/profile/companies/validate_company_cnpj', {
      body: JSON.stringify({ cnpj: cnpjNumber(n) }),
    }),
  (origin, n) => exchange(origin, 'GET', `/nada/${n}`),
  (origin, n) =>
    n % 5
      ? exchange(origin, 'GET', '/v1/session', { headers: { authorization: `Bearer ${n}` } })
      : registrationAt(origin),
]

export const heap = {
  title: `The heap after ${REQUESTS} requests and a collection, against the heap after ${WARM}`,
  async run(): Promise<Figure[]> {
    const product = await startProduct({
      env: { DATA_DIR: path.join(scratchFolder(), 'data') },
      flags: ['--expose-gc', '--import', './bench/heap-probe.ts'],
      ipc: true,
    })
    let asked = 0
    const ask = async (requests: number) => {
      let left = requests
      const next = () => (left-- > 0 ? DAY[++asked % DAY.length]!(product.origin, asked) : undefined)
      const { broken } = await load({ origin: product.origin, connections: 8, next })
      if (broken) throw new Error(`${broken} connections broke`)
      await settled(product.origin)
      product.child.send('heap')
      return ((await once(product.child, 'message')) as [{ heap: number; rss: number }])[0]
    }
    try {
      const before = await ask(WARM)
      const after = await ask(REQUESTS)
      const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
      const note = `${mb(before.heap)}, then ${mb(after.heap)}; resident ${mb(before.rss)}, then ${mb(after.rss)}`
      return [{ what: 'after / before', values: [after.heap / before.heap], unit: '×', limit: { at_most: 1.1 }, note }]
    } finally {
      await product.stop()
    }
  },
}
