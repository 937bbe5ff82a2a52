// Last signatures are given and documents are sealed while the product is killed without warning, again and again:
// nothing is lost, and
// nothing happens twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { signDocument } from '#features/contracts/wire/signing.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { killableProduct } from '#test/support/product/killable-product.ts'
import type { Running } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import { openedBy } from '#test/support/signing.ts'
import { Refused, send } from '#wire/send.ts'

const ROUNDS = 6
const EACH = 4
const INSTITUTION = 'estagios@colegio.example'

const { start, open, prepare, pastLeases } = await killableProduct('signing')

/** Contracts that wait for one signature more, each with a session that proved its code. */
const ready = () =>
  prepare(async (app) => {
    const world = await contractWorld(app)
    const { id: internship } = await newInternship(app, world)
    const sessions: Awaited<ReturnType<typeof openedBy>>[] = []
    for (let n = 0; n < ROUNDS * EACH; n++) {
      const id = await newDraft(app, internship, 'digital', 'plano')
      await bringTo(app, world, id, 'signature')
      for (let step = currentStep(await findEnvelope(app.ctx(), id))!; step.target !== 'institution';) {
        await take(app, id, 'sign', {
          asker: { ...askers(world).intern, party: step.party, step_id: step.id },
          facts: {},
        })
        step = currentStep(await findEnvelope(app.ctx(), id))!
      }
      sessions.push(await openedBy(app, { email: INSTITUTION }))
    }
    return sessions
  })
type Session = Awaited<ReturnType<typeof ready>>[number]

/** What became of it: signed now, signed before and its answer lost, or nobody answered. */
async function sign({ origin }: Running, { session, sha256, signer_name }: Session) {
  const form = { session, sha256, read_to_end: true, accepted: true, typed_name: signer_name } as const
  try {
    await send((url, init) => fetch(origin + url, init), signDocument, form)
    return 'signed'
  } catch (error) {
    return error instanceof Refused && error.status === 409 ? 'before' : 'lost'
  }
}

test(`after ${ROUNDS} kill -9 while people sign and documents are sealed, each is there and sealed once`, async (t) => {
  const sessions = await ready()
  let product = await start()
  let lost = 0
  for (let round = 0; round < ROUNDS; round++) {
    const batch = sessions.slice(round * EACH, (round + 1) * EACH)
    const signing = Promise.all(batch.map((session) => sign(product, session)))
    await sleep(20 + round * 60)
    await product.kill()
    const first = await signing
    product = await start()
    await pastLeases()
    const again = await Promise.all(batch.map((session) => sign(product, session)))
    for (const [n, answer] of first.entries()) {
      if (answer === 'signed') assert.equal(again[n], 'before', 'a signature that was answered is gone')
      else lost++
      assert.notEqual(again[n], 'lost', product.said())
    }
    // Before the next blow: a task that ends its process again and again is set aside, by decision 50.
    await settled(product.origin)
  }
  await product.stop()
  const { db, close } = await open()
  try {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from envelopes where state = 'completed') as completed,
      (select count(*)::int from envelope_events where event = 'seal') as seals,
      (select count(*)::int from envelope_versions where sealed_file_id is not null) as sealed,
      (select count(*)::int from envelope_signatures s join envelope_steps p on p.id = s.step_id where p.target =
        'institution') as signatures,
      (select count(*)::int from tasks where failed_at is not null) as given_up`.execute(db)
    const all = ROUNDS * EACH
    assert.deepEqual(rows, [{ completed: all, seals: all, sealed: all, signatures: all, given_up: 0 }])
  } finally {
    await close()
  }
  t.diagnostic(`${lost} answers were lost on the way`)
})
