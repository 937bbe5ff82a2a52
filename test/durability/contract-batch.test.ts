// A sheet of contracts is drafted and sent once, however often the product is killed in between.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createBatch, draftBatch, sendBatch, showBatch } from '#features/contract-bulk/wire/batches.ts'
import { contractWorld, type World } from '#test/support/contracts.ts'
import { csvOf, defaultsOf, rowOf } from '#test/support/files/contract-sheets.ts'
import { students, supervisors } from '#test/support/files/sheet-people.ts'
import { killableProduct } from '#test/support/product/killable-product.ts'
import type { Running } from '#test/support/product/product-process.ts'
import { PATIENCE, until } from '#test/support/patience/patience.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'

/** Of the first sheet. A machine that looks too seldom to see it on its way gets longer ones. */
const FEWEST = 60
const MOST = 480

const { start, open, prepare, pastLeases } = await killableProduct('sheets')

let world: World | undefined
/** A sheet of people with accounts, and who may send it. */
const sheetOf = (count: number) =>
  prepare(async (app) => {
    world ??= await contractWorld(app)
    const by = await supervisors(app, world.companies.company, count / 10)
    const rows = (await students(app, count)).map((student, n) =>
      rowOf(app, student, { supervisor: by[Math.floor(n / 10)]! }),
    )
    const sent = { file: csvOf(rows), defaults: await defaultsOf(app, world) }
    return { sent, token: world.of('Departamento Pessoal').token! }
  })

/** Checks, drafts and sends a sheet, and kills the product at each step. Returns whether each was half done. */
async function killedAtEachStep(count: number) {
  const { sent, token } = await sheetOf(count)
  let product: Running = await start()
  const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> =>
    send((url, init) => fetch(product.origin + url, init), endpoint, sent, {
      headers: { authorization: `Bearer ${token}` },
    })
  const { id } = (await ask(createBatch, sent)).data
  type State = Answer<typeof showBatch>['data']['attributes']
  const reach = (what: string, reached: (state: State) => boolean, every = 300) =>
    until(
      `the sheet is ${what}`,
      async () => {
        const { attributes } = (await ask(showBatch, { id })).data
        return reached(attributes) && attributes
      },
      { patience: PATIENCE.start, every },
    )
  let halfDone = true
  async function killAt(what: string, done: (state: State) => number) {
    const reached = done(await reach(`partly ${what}`, (state) => done(state) >= count / 5, 10))
    await product.kill()
    if (reached === count) halfDone = false
    product = await start()
    await pastLeases()
  }
  await killAt('checked', ({ checked }) => checked)
  assert.equal((await reach('checked', ({ state }) => state === 'checked')).good, count)
  await ask(draftBatch, { id })
  await killAt('drafted', ({ drafted }) => drafted)
  await reach('drafted', ({ state }) => state === 'drafted')
  await ask(sendBatch, { id })
  await killAt('sent', (state) => state.sent)
  await ask(sendBatch, { id })
  assert.equal((await reach('done', ({ state }) => state === 'done')).sent, count)
  await product.stop()
  return halfDone
}

test('killed while it is checked, drafted and sent, a sheet goes on where it was: one contract a row', async () => {
  let all = 0
  for (let count = FEWEST; ; count *= 2) {
    all += count
    if (await killedAtEachStep(count)) break
    assert.ok(count < MOST, 'was too quick to be killed in the middle')
  }
  const { db, close } = await open()
  try {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from internships where agreed_at is null) as drafts,
      (select count(*)::int from envelopes where sent_at is not null) as sent,
      (select count(*)::int from envelopes) as envelopes,
      (select count(*)::int from envelope_events where event = 'send') as sendings,
      (select count(*)::int from tasks where failed_at is not null) as given_up`.execute(db)
    assert.deepEqual(rows, [{ drafts: all, sent: all, envelopes: all, sendings: all, given_up: 0 }])
  } finally {
    await close()
  }
})
