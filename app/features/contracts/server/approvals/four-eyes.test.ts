// Where the company wants four eyes: who wrote a contract is whoever began it, saved its terms or sent it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newInternship } from '#test/support/contracts.ts'
import { listApprovals } from '../../wire/approvals.ts'
import { createEnvelope, moveEnvelope, sendEnvelope } from '../../wire/envelopes.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { db } = app.ctx()
const [saved, began, sent, other] = ['Administrador', 'HR Business Partner', 'Departamento Pessoal', 'Recrutador'].map(
  (role) => world.of(role),
) as [ReturnType<typeof world.of>, ...ReturnType<typeof world.of>[]]

test('nobody of those who wrote it approves it, and the queue says so to each', async () => {
  await db
    .insertInto('company_contract_settings')
    .values({ company_id: world.companies.company, four_eyes: true })
    .execute()
  for (const { manager_id } of [saved, began!, sent!, other!])
    await db
      .insertInto('collaborator_profiles')
      .values({ company_manager_id: manager_id!, contract_approver: true })
      .onConflict((on) => on.column('company_manager_id').doUpdateSet({ contract_approver: true }))
      .execute()
  const { id: internship_id } = await newInternship(app, world)
  const { lock_version } = (await app.call(showFolder, { id: internship_id }, began!.token)).data.attributes
  const folder = { terms: { policy: 'AP-2' }, lock_version }
  await app.call(updateFolder, { id: internship_id, folder }, saved.token)
  const envelope = { internship_id, kind: 'tce' } as const
  const { id } = (await app.call(createEnvelope, { envelope }, began!.token)).data
  await app.call(sendEnvelope, { id }, sent!.token)
  await bringTo(app, world, id, 'approval')
  const own = async (token: string | undefined) =>
    (await app.call(listApprovals, {}, token)).collection.data[0]!.attributes.own_draft
  const confirm = (token: string | undefined) => app.call(moveEnvelope, { id, envelope: { event: 'confirm' } }, token)
  for (const { token, role } of [saved, began!, sent!]) {
    assert.equal(await own(token), true, role)
    assert.equal((await refusal(confirm(token))).status, 403, role)
  }
  assert.equal(await own(other!.token), false)
  assert.equal((await confirm(other!.token)).data.attributes.current_state, 'signature')
})
