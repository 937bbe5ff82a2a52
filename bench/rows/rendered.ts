import path from 'node:path'
import { exchange } from '#test/support/product/load.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { compare } from '../compare.ts'
import { type Figure, median } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'
import { someCompany } from '../some-company.ts'
import { someJob } from '../some-job.ts'

const headers = { 'accept-encoding': 'gzip, deflate, br' }
const [A_SECOND, OF_DRAWING] = [200, 0.6]

export const rendered = {
  title: 'Pages made anew for each guest, beside the same pages drawn with data from memory',
  async run(): Promise<Figure[]> {
    const server = await startPostgres()
    await server.create('rendered')
    const env = {
      DATA_DIR: path.join(scratchFolder(), 'data'),
      DATABASE_URL: server.url('rendered'),
      SECRET_KEY: 'for this bench only, long enough to be one',
    }
    const product = await startProduct({ env: { ...env, DEMO: '1' } })
    const drawing = await startProduct({ env, script: 'bench/drawing-only.ts' })
    const [ours, theirs] = [product, drawing].map(({ origin, child }) => ({ origin, pid: child.pid! })) as [
      { origin: string; pid: number },
      { origin: string; pid: number },
    ]
    const figures: Figure[] = []
    let n = 0
    try {
      for (const address of [
        '/vagas',
        await someJob(product.origin),
        await someCompany(product.origin),
        '/empresas/cadastro/criar',
      ]) {
        const found = await compare(ours, theirs, {
          seconds: 3,
          connections: 8,
          ask: (origin) => exchange(origin, 'GET', `${address}?v=${(n += 1)}`, { headers }),
        })
        const a_core = median(found.product.map(({ cpu_us }) => 1_000_000 / cpu_us))
        // Either is enough: so many by what a whole core would do, or so large a part of the drawing alone.
        figures.push({
          what: address,
          values: found.ratios,
          unit: '×',
          limit: { at_least: a_core >= A_SECOND ? 0 : OF_DRAWING },
          note: `${a_core.toFixed(0)}/s a core`,
        })
      }
    } finally {
      await Promise.all([product.stop(), drawing.stop()])
      await server.stop()
    }
    return figures
  },
}
