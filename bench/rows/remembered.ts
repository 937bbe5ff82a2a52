import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { exchange } from '#test/support/load.ts'
import { startProduct } from '#test/support/product-process.ts'
import { startBare } from '../bare.ts'
import { compare, measure } from '../compare.ts'
import { type Figure, median } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const LIST = '/selects/sectors.json'
const PAGE = '/empresas/cadastrado'
const FORM = '/empresas/cadastro/criar'
const accept = { 'accept-encoding': 'br' }

/** What the product says at an address, for the bare server to say again. */
async function copyOf(origin: string, address: string) {
  const answer = await fetch(origin + address, { headers: accept })
  const text = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['content-encoding', 'date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name)))
  return { headers: { ...headers, 'content-length': String(text.length) }, body: text.toString('base64') }
}

const side = (all: { rate: number }[]) => `${median(all.map(({ rate }) => rate)).toFixed(0)}/s`

/** The same bytes from a server that does nothing else; uncompressed on both sides, so that the client's work is alike. */
export const remembered = {
  title: 'Remembered answers: requests/s against a bare server that sends the same bytes',
  async run(): Promise<Figure[]> {
    const folder = scratchFolder()
    const product = await startProduct({ env: { DATA_DIR: path.join(folder, 'data') } })
    const same = path.join(folder, 'same.json')
    for (const address of [LIST, PAGE]) await fetch(product.origin + address)
    writeFileSync(same, JSON.stringify({ [LIST]: await copyOf(product.origin, LIST), [PAGE]: await copyOf(product.origin, PAGE) }))
    const bare = await startBare({ SAME_BYTES: same })
    const ours = { origin: product.origin, pid: product.child.pid! }
    const figures: Figure[] = []
    try {
      for (const [what, address, at_least] of [['a static list', LIST, 0.5], ['a page', PAGE, 0.4]] as const) {
        const found = await compare(ours, bare, { seconds: 3, ask: (origin) => exchange(origin, 'GET', address) })
        figures.push({ what: `${what} (${address})`, values: found.ratios, unit: '×', limit: { at_least }, note: `product ${side(found.product)}; bare ${side(found.bare)}` })
      }
      const form = []
      for (let run = 0; run < 5; run++) form.push((await measure(ours, { seconds: 3, connections: 8, ask: (origin) => exchange(origin, 'GET', FORM) })).rate)
      figures.push({ what: `the form rendered for each request (${FORM})`, values: form, unit: '/s' })
    } finally {
      await Promise.all([product.stop(), bare.stop()])
    }
    return figures
  },
}
