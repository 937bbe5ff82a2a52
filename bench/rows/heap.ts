import { once } from 'node:events'
import { exchange, load } from '#test/support/load.ts'
import { startProduct } from '#test/support/product-process.ts'
import { cnpjNumber } from '#test/support/registration.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const REQUESTS = 10_000
let asked = 0

/** Lists, pages, checks and misses, in turn. */
const mixed = (origin: string) => {
  const n = ++asked
  if (n % 4 === 0) return exchange(origin, 'POST', '/v1/profile/companies/validate_company_cnpj', { body: JSON.stringify({ cnpj: cnpjNumber(n) }) })
  return exchange(origin, 'GET', ['/selects/sectors.json', `/selects/skills.json?q=${n % 50}`, '/empresas/cadastrado'][n % 3]!)
}

export const heap = {
  title: `The heap after ${REQUESTS} requests and a collection, against the heap before them`,
  async run(): Promise<Figure[]> {
    const product = await startProduct({ env: { DATA_DIR: scratchFolder() }, flags: ['--expose-gc', '--import', './bench/heap-probe.ts'], ipc: true })
    const ask = async (requests: number) => {
      let left = requests
      await load({ origin: product.origin, connections: 8, next: () => (left-- > 0 ? mixed(product.origin) : undefined) })
      product.child.send('heap')
      const [{ heap }] = (await once(product.child, 'message')) as [{ heap: number }]
      return heap
    }
    try {
      await ask(2000)
      const before = await ask(2000)
      const after = await ask(REQUESTS)
      return [{ what: 'after / before', values: [after / before], unit: '×', limit: { at_most: 1.1 }, note: `${(before / 1e6).toFixed(1)} MB, then ${(after / 1e6).toFixed(1)} MB` }]
    } finally {
      await product.stop()
    }
  },
}
