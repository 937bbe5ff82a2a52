import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { killRunning, startProduct } from '#test/support/product/product-process.ts'
import { registration } from '#test/support/registration.ts'
import { settled } from '#test/support/settled.ts'

// Needs a lost machine: after kill -9 alone, the kernel still has what was written. Only synced data survive a power
// cut.
const skip = process.env['TEST_DATABASE_URL']
  ? 'runs in the pass on the embedded database'
  : process.platform !== 'linux' && 'tells files apart by /proc'
const HELD_MS = 100

const folder = mkdtempSync(path.join(tmpdir(), 'ponte-fsync-'))
const log = path.join(folder, 'fsync.log')
after(() => {
  killRunning()
  rmSync(folder, { recursive: true, force: true })
})

const synced = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0)
/** Background tasks commit too, so wait until they are done. */
async function quiet(origin: string) {
  await settled(origin)
  for (let before = -1; before !== synced(); await sleep(3 * HELD_MS)) before = synced()
}

test(
  'embedded: a registration is answered after its log is on the disk, and a question needs none',
  { skip },
  async () => {
    const data = path.join(folder, 'data')
    await (await startProduct({ env: { DATA_DIR: data, DEMO: '0' } })).stop()
    const preload = fileURLToPath(new URL('slow-fsync.ts', import.meta.url))
    const { origin } = await startProduct({
      env: { DATA_DIR: data, DEMO: '0', FSYNC_LOG: log, FSYNC_MS: String(HELD_MS) },
      flags: ['--import', preload],
    })
    const post = async (address: string, body: object) => {
      await quiet(origin)
      const [before, began] = [synced(), performance.now()]
      const { status } = await fetch(`${origin}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status, syncs: synced() - before, ms: performance.now() - began }
    }
    /** A task in the background may commit meanwhile, so one try of a few is without a sync. */
    const postQuietly = async (address: string, body: object) => {
      let answer = await post(address, body)
      for (let tries = 1; answer.syncs && tries < 5; tries++) answer = await post(address, body)
      return answer
    }
    const form = registration()
    const manager = form.company.company_managers_attributes[0]!
    const checked = await postQuietly('/v1/profile/companies/validate_company_cnpj', { cnpj: form.company.cnpj })
    assert.deepEqual([checked.status, checked.syncs], [200, 0])

    const registered = await post('/v1/profile/companies', form)
    assert.equal(registered.status, 201)
    assert.ok(registered.syncs >= 1, 'no sync of the log before the answer')
    assert.ok(registered.ms >= HELD_MS, 'the answer waited for the disk')

    const refused = await postQuietly('/v1/profile/companies', form)
    assert.deepEqual([refused.status, refused.syncs], [422, 0], 'what is refused leaves nothing to keep')

    const entered = await post('/oauth/token', {
      grant_type: 'password',
      username: manager.email,
      password: manager.password,
      user_type: 'CompanyManager',
    })
    assert.equal(entered.status, 200)
    assert.ok(entered.syncs >= 1, 'a session that is answered is kept as well')
  },
)
