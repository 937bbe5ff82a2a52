// What rows of lists point at: every list that names a company, an institution or a person by id says so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCollaborators } from '#features/collaborators/wire/collaborators.ts'
import { listCandidatures } from '#features/candidatures/wire/applying.ts'
import { listInvites } from '#features/agenda/wire/invites.ts'
import { listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { listEvents } from '#features/events/wire/events.ts'
import { listFolders } from '#features/internships/wire/folders.ts'
import { listJobs } from '#features/jobs/wire/board.ts'
import { listSavedSearches } from '#features/jobs/wire/saved.ts'
import { listOwnedJobs } from '#features/jobs/wire/writing.ts'
import type { Answer, Endpoint } from '#wire/endpoint.ts'
import { openApp } from '#test/support/app.ts'
import { enter } from '#test/support/candidate.ts'

const app = await openApp({ demo: true })
const tokenOf = async (email: string, user_type: string) => (await enter(app, { email, user_type })).access_token
const manager = await tokenOf('gestora@demo.test', 'CompanyManager')
const student = await tokenOf('estudante@demo.test', 'User')

type Resource = { id: string; type: string; attributes: Record<string, unknown> }
type List = { data: { relationships?: Record<string, { data: Resource | null }> }[]; included: Resource[] }
const read = async (endpoint: Endpoint, token: string) =>
  ((await app.call(endpoint, {}, token)) as Answer<typeof listJobs>).collection as unknown as List

for (const [name, endpoint, token] of [
  ['board', listJobs, student],
  ['own jobs', listOwnedJobs, manager],
  ['candidatures', listCandidatures, student],
  ['collaborators', listCollaborators, manager],
  ['internships', listFolders, manager],
  ['contracts', listOwnedEnvelopes, manager],
  ['interviews', listInvites, student],
] as const)
  test(`${name}: each row points at its company, which stands in included once`, async () => {
    const { data, included } = await read(endpoint, token)
    assert.ok(data.length > 0)
    const keys = included.map(({ id, type }) => `${type} ${id}`)
    assert.equal(new Set(keys).size, keys.length)
    for (const { relationships } of data) {
      const company = relationships!['company']!.data!
      const found = included.find(({ id, type }) => id === company.id && type === 'company')
      assert.equal(typeof found?.attributes['name'], 'string')
    }
  })

test('a contract points at its person and its institution too, an event at the company that holds it', async () => {
  const { data, included } = await read(listOwnedEnvelopes, manager)
  for (const type of ['user_info', 'institution'])
    assert.ok(
      data.every(({ relationships }) => included.some(({ id }) => id === relationships![type]!.data?.id)),
      type,
    )
  const events = await read(listEvents, student)
  assert.ok(events.included.some(({ type, attributes }) => type === 'company' && attributes['slug']))
})

test('a list that points at nothing has an empty one', async () => {
  const { data, included } = await read(listSavedSearches, student)
  assert.ok(data.every((row) => !row.relationships))
  assert.deepEqual(included, [])
})
