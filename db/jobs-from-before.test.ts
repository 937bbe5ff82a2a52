// What migrations make of jobs that were written before them.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { migrations } from '#server/database/migrate.ts'
import { openApp } from '#test/support/app.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { db } = app.ctx()
const textOf = (number: string) => migrations().find(({ name }) => name.startsWith(number))!.text
let token = ''
before(
  async () =>
    void (token = (await everybody(app)).people.find(
      ({ role, place }) => role === 'Recrutador' && place === 'company',
    )!.token!),
)

test('the company of a job that lacks an agreement was told of it, unless the company was suspended', async () => {
  const partner = await makePartner(app.ctx(), horizonte)
  await newJob(app, token)
  const { id } = await newJob(app, token, { institution_ids: [partner] })
  await db
    .updateTable('institution_partners')
    .set({ agreement_starts_on: null, agreement_ends_on: '2020-01-31' })
    .where('institution_id', '=', partner)
    .execute()
  await app.run('follow-agreements')
  const told = async () => {
    await sql`drop table jobs_out_of_reach`.execute(db)
    await sql.raw(textOf('0091')).execute(db)
    return (await db.selectFrom('jobs_out_of_reach').select('job_id').execute()).map(({ job_id }) => job_id)
  }
  assert.deepEqual(await told(), [id])
  await db
    .updateTable('companies')
    .set({ verification: 'suspensa' })
    .where('id', '=', (e) => e.selectFrom('jobs').select('company_id').where('id', '=', id))
    .execute()
  assert.deepEqual(await told(), [])
})
