import { cpSync, openSync, rmSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { startBare } from './bare.ts'
import type { Side } from './compare.ts'
import { scratchFolder } from './scratch.ts'

/** The product, logging as it does by default, and the bare server, each on its own copy of the same data. */
export type Pair = { product: Side; bare: Side; settle: () => Promise<void>; close: () => Promise<void> }
export type Kind = 'embedded' | 'PostgreSQL'

async function serve(
  env: Record<string, string>,
  copy: () => Promise<Record<string, string>>,
  tidy: () => Promise<void>,
): Promise<Pair> {
  const first = await startProduct({ env })
  await settled(first.origin)
  await first.stop()
  const bare = await startBare(await copy())
  const product = await startProduct({ env: { ...env, LOG_LEVEL: 'info' }, log: openSync(devNull, 'w') })
  return {
    product: { origin: product.origin, pid: product.child.pid! },
    bare,
    settle: () => settled(product.origin),
    async close() {
      await Promise.all([product.stop(), bare.stop()])
      await tidy()
    },
  }
}

export async function openPair(kind: Kind): Promise<Pair> {
  const folder = scratchFolder()
  const data = path.join(folder, 'product')
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  if (kind === 'embedded') {
    const copy = async () => {
      cpSync(data, path.join(folder, 'bare'), { recursive: true })
      return { DATA_DIR: path.join(folder, 'bare') }
    }
    return serve({ DATA_DIR: data }, copy, remove)
  }
  const server = await startPostgres()
  await server.create('product')
  const copy = async () => {
    await server.create('bare', 'product')
    return { DATABASE_URL: server.url('bare') }
  }
  const env = {
    DATA_DIR: data,
    DATABASE_URL: server.url('product'),
    SECRET_KEY: 'for this bench only, long enough to be one',
  }
  return serve(env, copy, async () => (await server.stop(), await remove()))
}
