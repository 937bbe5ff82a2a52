// What waits for whom: every number of the dashboard is the total of the list that it leads to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { identityForContracts } from '#features/candidates/server/candidates.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { AGES, showContractDashboard } from '../../wire/dashboard.ts'
import { listOwnedEnvelopes } from '../../wire/envelopes.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const DAY = 86_400_000
const staff = world.of('Departamento Pessoal').token!

async function at(state: string, days = 0, starts_in = 30, type: 'digital' | 'hybrid' | 'not_defined' = 'digital') {
  const { id: internship } = await newInternship(app, world, { starts_in })
  const id = await newDraft(app, internship, type)
  if (type !== 'not_defined') await bringTo(app, world, id, state)
  const held_since = new Date(Date.now() - days * DAY).toISOString()
  await app.ctx().db.updateTable('envelopes').set({ held_since }).where('id', '=', id).execute()
  return id
}
const shown = async (token = staff) => (await app.call(showContractDashboard, {}, token)).data.attributes
const listed = async (query: Omit<Sent<typeof listOwnedEnvelopes>, 'page'>, token = staff) =>
  (await app.call(listOwnedEnvelopes, query, token)).total_count
type Group = Answer<typeof showContractDashboard>['data']['attributes']['groups'][number]
const group = (groups: Group[], holder: string) => groups.find((one) => one.holder === holder)!

test('a company without contracts has four groups that hold nothing', async () => {
  const { groups, total, to_approve, ...figures } = await shown()
  assert.deepEqual(
    [groups.map(({ holder }) => holder), total, to_approve],
    [['walljobs', 'company_sign', 'internship_sign', 'university_sign'], 0, null],
  )
  assert.deepEqual([figures.pressing, figures.signing_days], [{ count: 0, rows: [] }, null])
})

test('contracts stand with who holds them, the oldest first, and each number opens its list', async () => {
  const oldest = await at('approval', 6)
  await at('approval', 2)
  await at('review', 0)
  // Seen by the operation alone, and counted for nobody else.
  await at('', 11, 30, 'not_defined')
  await at('rejected', 1)
  await at('sealing')
  const presses = await at('signature', 0, 2)
  await at('signature', 3, 6)
  await at('created')
  const { groups, total, ages, stopped, pressing, starting_soon, rejected } = await shown()

  const ours = group(groups, 'company_sign')
  assert.deepEqual([ours.count, ours.oldest_days, ours.rows[0]!.id], [5, 6, oldest])
  assert.deepEqual(
    ours.rows.map(({ days }) => days),
    [6, 3, 2, 1, 0],
  )
  assert.deepEqual([group(groups, 'walljobs').count, total], [2, 7])
  for (const { holder, count, ages } of groups) {
    assert.equal(count, await listed({ which: 'on_its_way', holder: [holder] }), holder)
    for (const age of AGES)
      assert.equal(ages[age], await listed({ holder: [holder], waiting: age }), `${holder} ${age}`)
  }
  for (const age of AGES) assert.equal(ages[age], await listed({ waiting: age }), age)
  assert.deepEqual([stopped, rejected, starting_soon], [1, 1, 2])
  assert.deepEqual(
    [await listed({ waiting: '5-' }), await listed({ which: 'rejected' }), await listed({ starting: '7' })],
    [1, 1, 2],
  )
  assert.deepEqual([pressing.count, pressing.rows.map(({ id }) => id)], [1, [presses]])
  assert.match(pressing.rows[0]!.missing.join(', '), /Representante Legal.*Pessoa intern.*Célia Vaz/)
})

test('what is usual is told from five cases on, and only of what is done', async () => {
  const { db } = app.ctx()
  const done = async () => {
    const id = await at('sealing')
    const now = Date.now()
    await db
      .updateTable('envelopes')
      .set({
        state: 'completed',
        completed_at: new Date(now).toISOString(),
        sent_at: new Date(now - 4 * DAY).toISOString(),
      })
      .where('id', '=', id)
      .execute()
  }
  for (let n = 0; n < 4; n++) await done()
  assert.equal((await shown()).signing_days, null)
  await done()
  const { signing_days, completed_this_month } = await shown()
  assert.equal(signing_days, 4)
  assert.deepEqual([completed_this_month, await listed({ completed: 'month' })], [5, 5])
})

test('the branch sees what is its own, a neighbour nothing, and other roles are refused', async () => {
  assert.equal((await shown(world.of('Departamento Pessoal', 'stranger').token!)).total, 0)
  assert.equal((await shown(world.of('Administrador', 'branch').token!)).total, 0)
  for (const role of ['Recrutador', 'Financeiro', 'Supervisor de Estágio'])
    assert.equal((await refusal(app.call(showContractDashboard, {}, world.of(role).token!))).status, 403, role)
  assert.equal((await refusal(app.call(showContractDashboard, {}, world.intern.token!))).status, 403)
})

test('whoever approves reads how many wait for it', async () => {
  await app
    .ctx()
    .db.insertInto('collaborator_profiles')
    .values({ company_manager_id: world.of('Administrador').manager_id!, contract_approver: true })
    .onConflict((on) => on.column('company_manager_id').doUpdateSet({ contract_approver: true }))
    .execute()
  assert.deepEqual([(await shown(world.of('Administrador').token!)).to_approve, (await shown()).to_approve], [2, null])
})

test('a name, a code and a CPF find the same contract', async () => {
  const [one] = (await app.call(listOwnedEnvelopes, { which: 'on_its_way' }, staff)).collection.data
  assert.equal(await listed({ q: one!.attributes.code.toLowerCase() }), 1)
  assert.ok((await listed({ q: 'pessoa INTÉRN' })) > 1)
  const { cpf } = await identityForContracts(app.ctx(), world.intern.user_info_id!)
  assert.deepEqual([(await listed({ q: cpf! })) > 1, await listed({ q: '529.982.247-25' })], [true, 0])
  assert.equal(await listed({ q: '%' }), 0)
  assert.equal(await listed({ company_id: 'nenhuma' }), 0)
})
