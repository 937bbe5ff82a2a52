import path from 'node:path'
import { startProduct } from '#test/support/product-process.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const RUNS = 5

/** From the spawn to ready, demonstration data included. */
export const starts = {
  title: 'Starting from an installed and built tree, in seconds',
  async run(): Promise<Figure[]> {
    const [first, second]: [number[], number[]] = [[], []]
    for (let run = 0; run < RUNS; run++) {
      const env = { DATA_DIR: path.join(scratchFolder(), 'data') }
      for (const seconds of [first, second]) {
        const product = await startProduct({ env })
        seconds.push(product.ready_ms / 1000)
        await product.stop()
      }
    }
    return [
      { what: 'first start', values: first, unit: ' s', limit: { at_most: 12 } },
      { what: 'second start', values: second, unit: ' s', limit: { at_most: 3 } },
    ]
  },
}
