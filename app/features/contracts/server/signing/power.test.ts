// Who signs for the company has the power to do so on that day: whoever lost the role neither signs nor passes it on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { openedBy, signed } from '#test/support/signing.ts'
import { REPRESENTANTE_LEGAL } from '#wire/person/roles.ts'
import { addAttorney } from '../../wire/attorneys.ts'
import * as wire from '../../wire/signing.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const who = askers(world)
const signer = world.of('Representante Legal').manager_id!
const roles = () => app.ctx().db

const lose = () =>
  roles()
    .deleteFrom('company_manager_roles')
    .where('company_manager_id', '=', signer)
    .where('role_id', '=', REPRESENTANTE_LEGAL)
    .execute()
const regain = () =>
  roles()
    .insertInto('company_manager_roles')
    .values({ company_manager_id: signer, role_id: REPRESENTANTE_LEGAL })
    .execute()
const deactivated = (deactivated_at: string | null) =>
  roles().updateTable('company_managers').set({ deactivated_at }).where('id', '=', signer).execute()

async function attorney(email: string) {
  const listed = { name: 'Otávio Lima', email, granted_on: '2026-01-10' }
  const { token } = world.of('Departamento Pessoal')
  const { data } = await app.call(addAttorney, { company_id: world.companies.company, attorney: listed }, token)
  return data.find(({ attributes }) => attributes.email === email)!.id
}

const KINDS = ['tce', 'aditivo', 'rescisao'] as const

for (const kind of KINDS)
  test(`${kind}: whoever lost the role neither signs nor passes it on, and it is not sent in that name`, async (t) => {
    t.after(regain)
    const { id: internship } = await newInternship(app, world)
    const id = await newDraft(app, internship, 'digital', kind)
    await bringTo(app, world, id, 'signature')
    await app.settle()
    const { email } = (await findEnvelope(app.ctx(), id)).steps
      .map(({ person_email, manager_id }) => ({ email: person_email!, manager_id }))
      .find(({ manager_id }) => manager_id === signer)!
    const session = await openedBy(app, { email })
    await lose()
    assert.equal((await refusal(signed(app, session))).status, 409)
    const to = { id: await attorney(`otavio-${kind}@x.example`) }
    const passing = app.call(wire.delegateSignature, { session: session.session, to })
    assert.equal((await refusal(passing)).status, 409)
    assert.equal((await findEnvelope(app.ctx(), id)).steps.filter(({ state }) => state === 'done').length, 2)
    const { id: other } = await newInternship(app, world)
    const unsent = await newDraft(app, other, 'digital', kind)
    const { status } = await refusal(take(app, unsent, 'send', { asker: who.drafter }))
    assert.equal(status, 422)
    assert.equal((await findEnvelope(app.ctx(), unsent)).state, 'created')
  })

test('nor does whoever left the company, by a link that they still hold', async (t) => {
  t.after(() => deactivated(null))
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital', 'rescisao')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  const { steps } = await findEnvelope(app.ctx(), id)
  const session = await openedBy(app, { email: steps.find(({ manager_id }) => manager_id === signer)!.person_email! })
  await deactivated(app.ctx().now.toISOString())
  const refused = await refusal(signed(app, session))
  assert.equal(refused.status, 409)
  assert.match(refused.message, /não é mais Representante Legal/)
})
