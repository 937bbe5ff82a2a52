// Who acts on an amendment because of what it changes.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take, type World } from '#test/support/contracts.ts'
import { findEnvelope } from './envelope-rows.ts'
import { proposeAmendment } from './propose-amendment.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => void (world = await contractWorld(app)))

const day = (later: number) => today(app.ctx().now, later)
const by = { name: 'Aurora', party: 'internship_sign' } as const

async function running() {
  const internship = await newInternship(app, world, { starts_in: 0, days: 200 })
  const id = await newDraft(app, internship.id, 'digital')
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  return internship
}
const propose = async (internship_id: string, terms: DraftTerms, effective_on = day(3)) => {
  const { envelope_id } = await transaction(app.ctx(), (ctx) =>
    proposeAmendment(ctx, { internship_id, terms, effective_on, by }),
  )
  return envelope_id
}
const stepsOf = async (id: string) =>
  (await findEnvelope(app.ctx(), id)).steps
    .filter(({ kind }) => kind === 'signature')
    .map(({ target, person_email }) => [target, person_email])
const sign = async (id: string) => {
  const { step_id } = await findEnvelope(app.ctx(), id)
  return take(app, id, 'sign', { asker: { ...askers(world).operator, step_id: step_id! }, facts: {} })
}
const toSignature = async (id: string) => (await bringTo(app, world, id, 'signature'), id)

test('without a new supervisor or institution the original parties sign', async () => {
  const { id } = await running()
  const steps = await stepsOf(await toSignature(await propose(id, { stipend: '1300.00' })))
  assert.deepEqual(
    steps.map(([target]) => target),
    ['company', 'intern', 'institution'],
  )
})

test('a new supervisor confirms, also without an account; a new institution signs with the one before', async () => {
  const { id } = await running()
  const other = await app
    .ctx()
    .db.selectFrom('institutions')
    .select('id')
    .where('state_id', '=', 'RJ')
    .executeTakeFirstOrThrow()
  const envelope = await propose(id, {
    supervisor_id: '',
    supervisor_name: 'Ivo Prado',
    supervisor_email: 'ivo@x.example',
    institution_id: other.id,
    institution_signer_name: 'Nara Reis',
    institution_signer_email: 'nara@outra.example',
  })
  const steps = await stepsOf(await toSignature(envelope))
  assert.deepEqual(
    steps.filter(([target]) => target !== 'company' && target !== 'intern'),
    [
      ['new_supervisor', 'ivo@x.example'],
      ['former_institution', 'estagios@colegio.example'],
      ['institution', 'nara@outra.example'],
    ],
  )
})

test('two new supervisions confirmed at once for the last place: one is counted, the other reads why not', async () => {
  const supervisor_id = world.of('Financeiro').manager_id!
  for (let n = 0; n < 9; n++) {
    const one = await newInternship(app, world, { days: 300 })
    await app.ctx().db.updateTable('internship_terms').set({ supervisor_id }).where('id', '=', one.terms_id).execute()
    await bringTo(app, world, await newDraft(app, one.id, 'digital'), 'review')
  }
  const both = []
  for (let n = 0; n < 2; n++) both.push(await toSignature(await propose((await running()).id, { supervisor_id })))
  const settled = await Promise.allSettled(both.map(sign))
  assert.deepEqual(settled.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { reason } = settled.find((one) => one.status === 'rejected') as PromiseRejectedResult
  assert.equal(reason.status, 409)
  assert.match(reason.body.messages.join(), /já tem 10 estagiários/)
})
