import path from 'node:path'
import { startProduct } from '#test/support/product/product-process.ts'
import { openBrowser } from '../browser.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'
import { someCompany } from '../some-company.ts'
import { someEvent } from '../some-event.ts'
import { someJob } from '../some-job.ts'
import { someProgram } from '../some-program.ts'

const KB = 1000
const PAGES = [
  ['/', 150],
  ['/empresas/cadastro/criar', 190],
  ['/vagas', 150],
  ['/empresas', 150],
  ['/eventos/proximos', 150],
  ['/academy/cursos', 150],
  ['/academy/cursos/excel-do-zero-ao-dia-a-dia', 150],
  ['/academy/trilha-de-estudos/meu-primeiro-estagio', 150],
] as const

/** The smallest files travel as they are. */
const wireBytes = async (url: string, encoding: string) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
  await answer.body?.cancel()
  const length = Number(answer.headers.get('content-length'))
  if (answer.headers.get('content-encoding') !== encoding && length > 1024)
    throw new Error(`${url} does not come as ${encoding}`)
  return length / KB
}

/** Each script that a phone's browser fetches until it rests, at the size that the product sends it in. */
async function weigh(origin: string, address: string) {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const scripts = new Set<string>()
    page.on(
      'response',
      (response) => void (response.request().resourceType() === 'script' && scripts.add(response.url())),
    )
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    let [gzip, brotli] = [0, 0]
    for (const url of scripts) {
      gzip += await wireBytes(url, 'gzip')
      brotli += await wireBytes(url, 'br')
    }
    const html = await (await fetch(origin + address)).text()
    return { gzip, brotli, html: Buffer.byteLength(html) / KB, scripts: scripts.size }
  } finally {
    await browser.close()
  }
}

export const weight = {
  title: 'What a page weighs',
  async run(): Promise<Figure[]> {
    const product = await startProduct({ env: { DATA_DIR: path.join(scratchFolder(), 'data') } })
    const figures: Figure[] = []
    try {
      for (const [address, at_most] of [
        ...PAGES,
        [await someJob(product.origin), 150] as const,
        [await someCompany(product.origin), 150] as const,
        [await someProgram(product.origin), 150] as const,
        [await someEvent(product.origin), 150] as const,
      ]) {
        const { gzip, brotli, html, scripts } = await weigh(product.origin, address)
        figures.push({
          what: `${address}: JavaScript as gzip`,
          values: [gzip],
          unit: ' kB',
          limit: { at_most },
          note: `${scripts} scripts; as brotli, which browsers take first, ${brotli.toFixed(0)} kB`,
        })
        figures.push({ what: `${address}: HTML, not compressed`, values: [html], unit: ' kB' })
      }
    } finally {
      await product.stop()
    }
    return figures
  },
}
