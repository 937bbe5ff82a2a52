import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { listJobs } from '#features/jobs/wire/board.ts'
import { showAttributes, showProfile } from '#features/candidates/wire/profile.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'
import { refusal } from '#test/support/candidate.ts'
import { listCompanies, showCompany } from '../../wire/directory.ts'
import { showCompanyAttributes } from '../../wire/profile.ts'
import { registerCompany } from '../../wire/registration.ts'
import { newCompany } from '../new-company.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { db } = app.ctx()

async function registered() {
  const form = registration()
  const { email, password } = form.company.company_managers_attributes[0]!
  const { data } = await app.call(registerCompany, form)
  const entry = { grant_type: 'password', username: email, password, user_type: 'CompanyManager' } as const
  const { access_token: token } = await app.call(issueToken, entry)
  return { ...data, email, token }
}
const branchOf = (parent_id: string) =>
  newCompany(app.ctx(), {
    parent_id,
    cnpj: '12ABC34501DE35',
    name: 'Filial da Casa',
    phone: '+55 (11) 98888-7777',
    website: 'https://x.example/',
    sector_id: '62',
  })
const listed = async () => (await app.call(listCompanies, { per_page: 100 })).collection.data.map(({ id }) => id)
const worn = async (company_id: string, token: string) =>
  (await app.call(showCompanyAttributes, { company_id }, token)).data.attributes

test('a company and its branches are verified and listed with the confirmed e-mail of its manager', async () => {
  const { id, attributes, email, token } = await registered()
  const branch = await branchOf(id)
  assert.equal(attributes.verification, 'pendente')
  const person = await readyCandidate(app, { auto_enroll: true })
  const { slug } = (await app.call(showAttributes, {}, person.token)).data.attributes
  const before = await worn(id, token)
  assert.deepEqual([before.verification, before.sub_companies[0]!.verification], ['pendente', 'pendente'])
  for (const company_id of [id, branch.id]) {
    assert.equal((await refusal(app.call(showCompany, { company_id }))).status, 404)
    assert.equal((await app.call(showCompany, { company_id }, token)).data.attributes.own?.verification, 'pendente')
    assert.ok(!(await listed()).includes(company_id))
  }
  assert.equal((await refusal(newJob(app, token))).status, 403)
  assert.equal((await refusal(app.call(showProfile, { id: slug }, token))).status, 403)

  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  const after = await worn(id, token)
  assert.deepEqual([after.verification, after.sub_companies[0]!.verification], ['verificada', 'verificada'])
  for (const company_id of [id, branch.id]) {
    assert.ok((await app.call(showCompany, { company_id })).data.id)
    assert.ok((await listed()).includes(company_id))
  }
  const job = await newJob(app, token)
  await applyTo(app, job.attributes.slug, person.token)
  await app.call(showProfile, { id: slug }, token)
})

test('jobs that stood published come to the board with the confirmation', async () => {
  const { id, email, token } = await registered()
  const letter = await tokenFor(app, email)
  await db
    .updateTable('logins')
    .set({ email_confirmed_at: app.ctx().now.toISOString() })
    .where('email', '=', email)
    .execute()
  await db
    .updateTable('companies')
    .set({ manager_confirmed_at: app.ctx().now.toISOString() })
    .where('id', '=', id)
    .execute()
  const { id: job_id } = await newJob(app, token)
  await db.updateTable('companies').set({ manager_confirmed_at: null }).where('id', '=', id).execute()
  await db.deleteFrom('job_search').where('job_id', '=', job_id).execute()
  await db.updateTable('logins').set({ email_confirmed_at: null }).where('email', '=', email).execute()
  const shown = async () => (await app.call(listJobs, { company_id: id })).collection.data.map((job) => job.id)
  assert.deepEqual(await shown(), [])
  await app.call(confirmEmail, { token: letter })
  await app.settle()
  assert.deepEqual(await shown(), [job_id])
})
