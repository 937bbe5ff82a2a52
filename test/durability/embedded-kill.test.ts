import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { openDatabase } from '#server/database/open-database.ts'
import { killRunning, startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import { crashInRounds, ROUNDS } from './rounds.ts'
import { assertWhole } from './whole.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ponte-kill-'))
after(() => {
  killRunning()
  rmSync(folder, { recursive: true, force: true })
})

const on_server = process.env['TEST_DATABASE_URL'] ? 'runs in the pass on the embedded database' : false

test(
  `embedded: after ${ROUNDS} times kill -9 under load every answered registration is there, whole, with one letter`,
  { skip: on_server },
  async (t) => {
    // Killed within a second, so fast compilation of the database's program does not pay.
    const start = () => startProduct({ env: { DATA_DIR: folder, DEMO: '0' }, flags: ['--liftoff-only'] })
    const { product, all } = await crashInRounds(await start(), async (before) => {
      await before.kill()
      const product = await start()
      // Before the next kill: a task that ends its process twice is set aside, by decision 50.
      await settled(product.origin)
      return product
    })
    await settled(product.origin)
    await product.stop()
    await assertWhole(await openDatabase({ data_dir: folder, database_url: undefined }), all)
    t.diagnostic(`${all.length} registrations answered`)
  },
)
