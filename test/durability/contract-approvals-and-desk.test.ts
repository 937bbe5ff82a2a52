// Contracts are approved, and signed at an institution's desk, while the product is killed without warning, again and
// again: nothing that was answered is lost, and nothing happens twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { approveContracts } from '#features/contracts/wire/approvals.ts'
import { openSigningFromDesk, signDocument } from '#features/contracts/wire/signing.ts'
import { askForDesk, openDesk, sendDeskCode } from '#features/institution-desk/wire/desk.ts'
import type { TestApp } from '#test/support/app.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take, type World } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { killableProduct } from '#test/support/product/killable-product.ts'
import type { Running } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import { Refused, send } from '#wire/send.ts'
import { ROUNDS } from './rounds.ts'

const EACH = 3
const INSTITUTION = 'estagios@colegio.example'

const { start, open, prepare, pastLeases } = await killableProduct('approvals')

async function sessionAtDesk(app: TestApp) {
  const found = async (pattern: RegExp) => {
    for (const { text } of await lettersTo(app, INSTITUTION)) {
      const [, match] = pattern.exec(text) ?? []
      if (match) return match
    }
    throw new Error(`no letter has ${pattern.source}`)
  }
  await app.call(askForDesk, { email: INSTITUTION })
  const token = await found(/\/mesa\/([\w-]{43})/)
  await app.call(sendDeskCode, { token })
  return (await app.call(openDesk, { token, code: await found(/a mesa da instituição é (\d{6})\./) })).data.attributes
    .session
}

/** Brought to the institution's turn. Returns the step. */
async function forDesk(app: TestApp, world: World, internship: string) {
  const id = await newDraft(app, internship, 'digital', 'plano')
  await bringTo(app, world, id, 'signature')
  for (;;) {
    const step = currentStep(await findEnvelope(app.ctx(), id))!
    if (step.target === 'institution') return step.id
    await take(app, id, 'sign', { asker: { ...askers(world).intern, party: step.party, step_id: step.id }, facts: {} })
  }
}

const ready = () =>
  prepare(async (app) => {
    const world = await contractWorld(app)
    const { manager_id: company_manager_id, token } = world.of('Administrador')
    await app
      .ctx()
      .db.insertInto('collaborator_profiles')
      .values({ company_manager_id: company_manager_id!, contract_approver: true })
      .onConflict((on) => on.column('company_manager_id').doUpdateSet({ contract_approver: true }))
      .execute()
    const { id: internship } = await newInternship(app, world)
    const [approvals, steps]: string[][] = [[], []]
    for (let n = 0; n < ROUNDS * EACH; n++) {
      const id = await newDraft(app, internship, 'digital', 'plano')
      await bringTo(app, world, id, 'approval')
      approvals!.push(id)
      steps!.push(await forDesk(app, world, internship))
    }
    return {
      approvals: approvals!,
      steps: steps!,
      session: await sessionAtDesk(app),
      token: token!,
    }
  })

/** Undefined where nobody answered. */
const asked = <E extends Endpoint>({ origin }: Running, endpoint: E, sent: Sent<E>, token?: string) =>
  send((url, init) => fetch(origin + url, init), endpoint, sent, {
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  })

async function approve(product: Running, id: string, token: string) {
  try {
    const [result] = (await asked(product, approveContracts, { ids: [id] }, token)).data
    return { approved: 'done', already: 'before', failed: 'failed' }[result!.outcome]
  } catch (error) {
    return error instanceof Refused ? `refused: ${error.status} ${error.message}` : 'lost'
  }
}

async function signAtDesk(product: Running, step_id: string, desk: string) {
  try {
    const { session, sha256, signer_name } = (await asked(product, openSigningFromDesk, { session: desk, step_id }))
      .data.attributes
    const signature = { read_to_end: true, accepted: true, typed_name: signer_name } as const
    await asked(product, signDocument, { session, sha256, ...signature })
    return 'done'
  } catch (error) {
    return error instanceof Refused
      ? error.status === 409
        ? 'before'
        : `refused: ${error.status} ${error.message}`
      : 'lost'
  }
}

test(`after ${ROUNDS} kill -9 while people approve and sign at the desk, each act is there once`, async (t) => {
  const { approvals, steps, session, token } = await ready()
  let product = await start()
  let lost = 0
  for (let round = 0; round < ROUNDS; round++) {
    const at = [round * EACH, (round + 1) * EACH] as const
    const all = () =>
      Promise.all([
        ...approvals.slice(...at).map((id) => approve(product, id, token)),
        ...steps.slice(...at).map((id) => signAtDesk(product, id, session)),
      ])
    const acting = all()
    await sleep(20 + round * 40)
    await product.kill()
    const first = await acting
    product = await start()
    await pastLeases()
    const again = await all()
    for (const [n, answer] of first.entries()) {
      if (answer === 'done') assert.equal(again[n], 'before', 'what was answered is gone')
      else lost++
      assert.ok(again[n] === 'done' || again[n] === 'before', `${answer}, ${again[n]}: ${product.said()}`)
    }
    await settled(product.origin)
  }
  await product.stop()
  const { db, close } = await open()
  try {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from envelope_events e join envelope_steps s on s.id = e.step_id
        where e.event = 'confirm' and s.kind = 'approval' and e.envelope_id = any(${approvals}::uuid[])) as approvals,
      (select count(*)::int from envelopes where id = any(${approvals}::uuid[]) and state = 'signature') as approved,
      (select count(*)::int from envelope_signatures where step_id = any(${steps}::uuid[])) as signatures,
      (select count(*)::int from envelopes where state = 'completed') as completed,
      (select count(*)::int from tasks where failed_at is not null) as given_up`.execute(db)
    const each = ROUNDS * EACH
    assert.deepEqual(rows, [{ approvals: each, approved: each, signatures: each, completed: each, given_up: 0 }])
  } finally {
    await close()
  }
  t.diagnostic(`${lost} answers were lost on the way`)
})
