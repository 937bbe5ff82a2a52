import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { exchange } from '#test/support/load.ts'
import { startProduct } from '#test/support/product-process.ts'
import { startBare } from '../bare.ts'
import { compare, measure } from '../compare.ts'
import { type Figure, median } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const LIST = '/selects/sectors.json'
const PAGE = '/'
const FORM = '/empresas/cadastro/criar'
const headers = { 'accept-encoding': 'gzip, deflate, br' }
const RUNS = 5

/** What node writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** What the product sends, byte for byte and header for header, for the bare server to send again. */
const copyOf = (origin: string, address: string) =>
  new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    request(origin + address, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const same = Object.entries(answer.headers).filter(([name]) => !OWN.has(name)) as [string, string][]
        resolve({ headers: { ...Object.fromEntries(same), 'content-length': String(body.length) }, body: body.toString('base64') })
      })
    })
      .on('error', reject)
      .end()
  })

const side = (all: { rate: number }[]) => `${median(all.map(({ rate }) => rate)).toFixed(0)}/s`

export const remembered = {
  title: 'Lists and pages: requests/s against a bare server that sends the same bytes under the same headers',
  async run(): Promise<Figure[]> {
    const folder = scratchFolder()
    const product = await startProduct({ env: { DATA_DIR: path.join(folder, 'data') } })
    const ours = { origin: product.origin, pid: product.child.pid! }
    const same = path.join(folder, 'same.json')
    const copies = []
    for (const address of [LIST, PAGE]) {
      await fetch(product.origin + address)
      copies.push([address, await copyOf(product.origin, address)])
    }
    writeFileSync(same, JSON.stringify(Object.fromEntries(copies)))
    const bare = await startBare({ SAME_BYTES: same })
    const ask = (address: string) => (origin: string) => exchange(origin, 'GET', address, { headers })
    const figures: Figure[] = []
    try {
      for (const [what, address, limit] of [['a remembered list', LIST, { limit: { at_least: 0.5 } }], ['a remembered page', PAGE, {}]] as const) {
        const found = await compare(ours, bare, { seconds: 3, ask: ask(address) })
        figures.push({ what: `${what} (${address})`, values: found.ratios, unit: '×', ...limit, note: `product ${side(found.product)}; bare ${side(found.bare)}` })
      }
      const rates = []
      for (let run = 0; run < RUNS; run++) rates.push((await measure(ours, { seconds: 3, connections: 8, ask: ask(FORM) })).rate)
      figures.push({ what: `the registration form, rendered for each request (${FORM})`, values: rates, unit: '/s' })
    } finally {
      await Promise.all([product.stop(), bare.stop()])
    }
    return figures
  },
}
