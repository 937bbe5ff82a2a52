import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '#test/support/chromium-program.ts'
import { startProduct } from '#test/support/product-process.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const KB = 1000

/** What a browser really fetches for a page, until nothing more comes; each script also as gzip would send it. */
async function weigh(origin: string, address: string) {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'], ...(env && { env: { ...(process.env as Record<string, string>), ...env } }) })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const scripts = new Set<string>()
    page.on('response', (response) => void (/\.js(\?|$)/.test(response.url()) && scripts.add(response.url())))
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    let [gzip, brotli] = [0, 0]
    for (const url of scripts) {
      const plain = Buffer.from(await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
      gzip += gzipSync(plain, { level: 9 }).length
      brotli += Number((await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
    }
    const html = Buffer.byteLength(await (await fetch(origin + address)).text())
    return { gzip: gzip / KB, brotli: brotli / KB, html: html / KB, scripts: scripts.size }
  } finally {
    await browser.close()
  }
}

export const weight = {
  title: 'What a page weighs, in kB',
  async run(): Promise<Figure[]> {
    const product = await startProduct({ env: { DATA_DIR: scratchFolder() } })
    const figures: Figure[] = []
    try {
      for (const [address, at_most] of [['/', 150], ['/empresas/cadastro/criar', 190]] as const) {
        const { gzip, brotli, html, scripts } = await weigh(product.origin, address)
        figures.push({ what: `${address} JavaScript, gzip`, values: [gzip], unit: ' kB', limit: { at_most }, note: `${scripts} scripts; ${brotli.toFixed(0)} kB travel, as brotli` })
        figures.push({ what: `${address} HTML`, values: [html], unit: ' kB' })
      }
    } finally {
      await product.stop()
    }
    return figures
  },
}
