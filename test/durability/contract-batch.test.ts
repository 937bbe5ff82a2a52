// A sheet of contracts is drafted and sent once, however often the product is killed in between.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createBatch, draftBatch, sendBatch, showBatch } from '#features/contract-bulk/wire/batches.ts'
import { contractWorld } from '#test/support/contracts.ts'
import { csvOf, defaultsOf, rowOf } from '#test/support/files/contract-sheets.ts'
import { students, supervisors } from '#test/support/files/sheet-people.ts'
import { killableProduct } from '#test/support/product/killable-product.ts'
import type { Running } from '#test/support/product/product-process.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'

const ROWS = 60

const { start, open, prepare, pastLeases } = await killableProduct('sheets')

/** A sheet of people with accounts, and who may send it. */
const ready = () =>
  prepare(async (app) => {
    const world = await contractWorld(app)
    const by = await supervisors(app, world.companies.company, ROWS / 10)
    const rows = (await students(app, ROWS)).map((student, n) =>
      rowOf(app, student, { supervisor: by[Math.floor(n / 10)]! }),
    )
    const sent = { file: csvOf(rows), defaults: await defaultsOf(app, world) }
    return { sent, token: world.of('Departamento Pessoal').token! }
  })

test('killed while it is checked, drafted and sent, a sheet goes on where it was: one contract a row', async () => {
  const { sent, token } = await ready()
  let product: Running = await start()
  const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> =>
    send((url, init) => fetch(product.origin + url, init), endpoint, sent, {
      headers: { authorization: `Bearer ${token}` },
    })
  const { id } = (await ask(createBatch, sent)).data
  type State = Answer<typeof showBatch>['data']['attributes']
  async function until(reached: (state: State) => boolean, every_ms: number) {
    for (const began = performance.now(); ; await sleep(every_ms)) {
      const { attributes } = (await ask(showBatch, { id })).data
      if (reached(attributes)) return attributes
      assert.ok(performance.now() - began < 120_000, `still ${JSON.stringify(attributes)}`)
    }
  }
  async function killedAt(done: (state: State) => number) {
    const reached = done(await until((state) => done(state) >= ROWS / 5, 10))
    await product.kill()
    assert.ok(reached < ROWS, 'was too quick to be killed in the middle')
    product = await start()
    await pastLeases()
  }
  await killedAt(({ checked }) => checked)
  assert.deepEqual((await until(({ state }) => state === 'checked', 300)).good, ROWS)
  await ask(draftBatch, { id })
  await killedAt(({ drafted }) => drafted)
  await until(({ state }) => state === 'drafted', 300)
  await ask(sendBatch, { id })
  await killedAt((state) => state.sent)
  await ask(sendBatch, { id })
  assert.equal((await until(({ state }) => state === 'done', 300)).sent, ROWS)
  await product.stop()
  const { db, close } = await open()
  try {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from internships where agreed_at is null) as drafts,
      (select count(*)::int from envelopes where sent_at is not null) as sent,
      (select count(*)::int from envelopes) as envelopes,
      (select count(*)::int from envelope_events where event = 'send') as sendings,
      (select count(*)::int from tasks where failed_at is not null) as given_up`.execute(db)
    assert.deepEqual(rows, [{ drafts: ROWS, sent: ROWS, envelopes: ROWS, sendings: ROWS, given_up: 0 }])
  } finally {
    await close()
  }
})
