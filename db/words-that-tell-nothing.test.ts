import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listJobs } from '#features/jobs/wire/board.ts'
import { migrations } from '#server/database/migrate.ts'
import { openApp } from '#test/support/app.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })

test('what jobs were found by before loses the words that tell nothing, and no other', async () => {
  const { people } = await everybody(app)
  const { token } = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!
  for (const [title, pcd_preference, description] of [
    ['Estágio em Recepção', true, 'Quem cuida da porta.'],
    ['Estágio em Cozinha', true, 'Preparo de comida para os clientes.'],
  ] as const)
    await newJob(app, token!, { title, pcd_preference, description: `<p>${description}</p>` })
  const found = async () =>
    (await app.call(listJobs, { q: 'comida' })).collection.data.map(({ attributes }) => attributes.title)
  const words = async () =>
    (
      await sql<{ words: string[] }>`select tsvector_to_array(tsv) as words from job_search order by job_id`.execute(
        app.ctx().db,
      )
    ).rows
  const written = await words()
  assert.deepEqual(await found(), ['Estágio em Cozinha'])
  await sql`update job_search set tsv = tsv || setweight(to_tsvector('simple', 'pessoa com deficiencia'), 'C')`.execute(
    app.ctx().db,
  )
  assert.equal((await found()).length, 2)
  await sql.raw(migrations().find(({ name }) => name.startsWith('0090'))!.text).execute(app.ctx().db)
  assert.deepEqual([await found(), await words()], [['Estágio em Cozinha'], written])
})
