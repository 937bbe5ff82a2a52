// Where the representative or the supervisor of the terms has left, a termination or a report names who acts today.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { changeFacts } from '../../wire/drafts.ts'
import * as wire from '../../wire/envelopes.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { db, now } = app.ctx()
const { token } = world.of('Departamento Pessoal')
const roles = async (role: string) => world.of(role).manager_id!

/** Agreed on, by terms whose signer and supervisor left afterwards. */
async function left(kind: 'rescisao' | 'relatorio' | 'plano') {
  const { id, terms_id } = await newInternship(app, world, { starts_in: -60 })
  const gone = { company_signer_id: await roles('Financeiro'), supervisor_id: await roles('Financeiro') }
  await db.updateTable('internship_terms').set(gone).where('id', '=', terms_id).execute()
  await db
    .updateTable('company_managers')
    .set({ deactivated_at: now.toISOString() })
    .where('id', '=', gone.supervisor_id)
    .execute()
  return newDraft(app, id, 'digital', kind)
}
const draftOf = async (id: string) => (await app.call(wire.showEnvelope, { id }, token)).data.attributes.draft
const send = (id: string) => app.call(wire.sendEnvelope, { id }, token)
const change = (id: string, facts: object) => app.call(changeFacts, { id, facts }, token)
const errorsOf = async (promise: Promise<unknown>) => {
  const { status, body } = await refusal(promise)
  return [status, Object.keys(body.errors as object)]
}
const paperOf = async (id: string) => JSON.stringify((await findEnvelope(app.ctx(), id)).current.paper)

test('a termination is refused with what to do, and sent once another representative signs it', async () => {
  const id = await left('rescisao')
  const { status, message } = await refusal(send(id))
  assert.deepEqual([status, /Mudar os dados/.test(message)], [422, true])
  const stranger = world.of('Representante Legal', 'stranger').manager_id!
  for (const company_signer_id of [await roles('Recrutador'), stranger, 'nobody'])
    assert.deepEqual(await errorsOf(change(id, { company_signer_id })), [422, ['facts.company_signer_id']])
  const company_signer_id = await roles('Representante Legal')
  await change(id, { company_signer_id })
  assert.deepEqual(
    (await draftOf(id))!.labels['company_signer_id']!.map(({ value }) => value),
    [company_signer_id],
  )
  await send(id)
  assert.equal(await draftOf(id), null)
  const { steps } = await findEnvelope(app.ctx(), id)
  assert.equal(steps.find(({ target }) => target === 'company')!.manager_id, company_signer_id)
  assert.match(await paperOf(id), /Representante Legal de company/)
  await bringTo(app, world, id, 'sealing')
})

test('whoever is no representative any more is replaced in the same place', async () => {
  const { id: internship, terms_id } = await newInternship(app, world)
  const company_signer_id = await roles('Recrutador')
  await db.updateTable('internship_terms').set({ company_signer_id }).where('id', '=', terms_id).execute()
  const id = await newDraft(app, internship, 'digital', 'rescisao')
  assert.deepEqual(await errorsOf(send(id)), [422, ['facts.company_signer_id']])
  await change(id, { company_signer_id: await roles('Representante Legal') })
  await send(id)
})

for (const kind of ['relatorio', 'plano'] as const)
  test(`${kind}: another supervisor, with what qualifies them`, async () => {
    const id = await left(kind)
    assert.deepEqual(await errorsOf(send(id)), [422, ['facts.supervisor_id']])
    const supervisor_id = await roles('Supervisor de Estágio')
    await db.updateTable('company_managers').set({ job_title: 'Líder' }).where('id', '=', supervisor_id).execute()
    assert.deepEqual(await errorsOf(change(id, { supervisor_id })), [422, ['facts.supervisor_education']])
    const formed = { supervisor_education: 'Tecnóloga em Redes' }
    assert.deepEqual(await errorsOf(change(id, { supervisor_id: await roles('Financeiro'), ...formed })), [
      422,
      ['facts.supervisor_id'],
    ])
    await change(id, { supervisor_id, ...formed })
    await send(id)
    const { steps } = await findEnvelope(app.ctx(), id)
    assert.equal(steps.find(({ target }) => target === 'supervisor')!.manager_id, supervisor_id)
    assert.match(await paperOf(id), /Supervisor de Estágio de company.*Tecnóloga em Redes/)
  })

test('an agreement carries its own people: what is told beside it changes nothing', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital', 'tce')
  assert.equal(await draftOf(id), null)
})
