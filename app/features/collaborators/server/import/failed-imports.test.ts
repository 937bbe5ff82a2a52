// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { colleague, colleaguesSheet } from '#test/support/files/colleagues-sheet.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { imports } from '#test/support/imports.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const admin = () => people.find(({ role, place }) => role === 'Administrador' && place === 'company')!.token!
const { send, show, rows, commit, checked } = imports(app, admin)

/** As if its worker had died at every try. */
const exhaust = (name: string, import_id: string, line = 0) =>
  sql`update tasks set attempts = 8 where name = ${name} and done_at is null and payload->>'import_id' = ${import_id}
    and coalesce((payload->>'from')::int, 0) >= ${line}`.execute(app.ctx().db)

test('a batch that is given up says so on its rows, with what to do, and the import ends', async () => {
  const id = await checked(Array.from({ length: 13 }, (_, n) => colleague(700 + n)))
  await commit(id)
  await exhaust('commit-collaborator-import', id, 10)
  await app.settle()
  const { state, good, bad, created, problems_url } = await show(id)
  assert.deepEqual({ state, good, bad, created }, { state: 'done', good: 10, bad: 3, created: 10 })
  assert.match(
    (await rows(id)).find(({ problems }) => problems.length)!.problems.join(),
    /Envie esta linha de novo, em outra planilha/,
  )
  assert.ok(problems_url)
})

test('a check that is given up says so, with what to do', async () => {
  const { id } = await send(await colleaguesSheet([colleague(720)]))
  await exhaust('check-collaborator-import', id)
  await app.settle()
  const { state, problem } = await show(id)
  assert.equal(state, 'failed')
  assert.match(problem!, /Envie-a de novo mais tarde/)
})
