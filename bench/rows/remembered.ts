import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { exchange } from '#test/support/product/load.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startBare } from '../bare.ts'
import { compare } from '../compare.ts'
import { type Figure, median } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'
import { someCompany } from '../some-company.ts'
import { someJob } from '../some-job.ts'

const LIST = '/selects/sectors.json'
const BOARD = '/vagas'
const headers = { 'accept-encoding': 'gzip, deflate, br' }

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
        resolve({
          headers: { ...Object.fromEntries(same), 'content-length': String(body.length) },
          body: body.toString('base64'),
        })
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
    const job = await someJob(product.origin)
    const company = await someCompany(product.origin)
    for (const address of [LIST, '/', BOARD, job, company]) {
      await fetch(product.origin + address)
      copies.push([address, await copyOf(product.origin, address)])
    }
    writeFileSync(same, JSON.stringify(Object.fromEntries(copies)))
    const bare = await startBare({ SAME_BYTES: same })
    const ask = (address: string) => (origin: string) => exchange(origin, 'GET', address, { headers })
    const figures: Figure[] = []
    try {
      for (const [what, address, at_least] of [
        ['list', LIST, 0.5],
        ['page', '/', 0.4],
        ['board', BOARD, 0.4],
        ['job page', job, 0.4],
        ['company page', company, 0.4],
      ] as const) {
        const found = await compare(ours, bare, { seconds: 3, ask: ask(address) })
        figures.push({
          what: `a remembered ${what} (${address})`,
          values: found.ratios,
          unit: '×',
          limit: { at_least },
          note: `product ${side(found.product)}; bare ${side(found.bare)}`,
        })
      }
    } finally {
      await Promise.all([product.stop(), bare.stop()])
    }
    return figures
  },
}
