// Letters about a branch whose people sit at the company above it.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { contractWorld, runningInternship, type World } from '#test/support/contracts.ts'
import { staySignedIn } from '#test/support/life.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World

/** An internship of the branch that ends in thirty days. */
before(async () => {
  world = await contractWorld(app)
  await staySignedIn(app)
  app.at('2027-01-11T15:00:00Z')
  const { db, now } = app.ctx()
  await db.updateTable('internships').set({ dropped_at: now.toISOString() }).execute()
  const id = await runningInternship(app, world, { starts_in: -300, days: 330 })
  await app.settle()
  const { branch: company_id } = world.companies
  await db.updateTable('internships').set({ company_id }).where('id', '=', id).execute()
  await db.updateTable('internship_duties').set({ company_id }).where('internship_id', '=', id).execute()
})

async function toldOfEnd() {
  const { db } = app.ctx()
  await db.deleteFrom('duty_notices').execute()
  await db.deleteFrom('mails').execute()
  await app.run('tell-of-duties')
  const mails = await db.selectFrom('mails').select(['recipient', 'subject']).execute()
  return mails.flatMap(({ recipient, subject }) => (/termina em/.test(subject) ? [recipient] : [])).toSorted()
}

async function leaves(role: string) {
  const gone = { deactivated_at: app.ctx().now.toISOString() }
  const { manager_id } = world.of(role, 'branch')
  await app.ctx().db.updateTable('company_managers').set(gone).where('id', '=', manager_id!).execute()
}

test('whoever keeps its contracts is told; without anybody those of the company above', async () => {
  assert.deepEqual(await toldOfEnd(), ['branch-1@pessoas.example', 'branch-3@pessoas.example'])
  await leaves('Administrador')
  assert.deepEqual(await toldOfEnd(), ['branch-3@pessoas.example'])
  await leaves('Departamento Pessoal')
  assert.deepEqual(await toldOfEnd(), ['company-1@pessoas.example', 'company-3@pessoas.example'])
})
