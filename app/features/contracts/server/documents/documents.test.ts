// The documents of all internships of a company, and the copies that are taken of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFolders } from '#features/internships/wire/folders.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { fileOf, png } from '#test/support/files/sample-files.ts'
import type { Sent } from '#wire/endpoint.ts'
import { countOwnedEnvelopes, countWaitingEnvelopes } from '../../wire/counts.ts'
import { downloadUpload, listContractDocuments } from '../../wire/documents.ts'
import { listOwnedEnvelopes, showEnvelope, showEnvelopeHistory, uploadSigned } from '../../wire/envelopes.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const staff = world.of('Departamento Pessoal').token!
const stranger = world.of('Departamento Pessoal', 'stranger').token!

async function at(state: string, type: 'digital' | 'hybrid' | 'not_defined' = 'digital') {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, type)
  if (type !== 'not_defined') await bringTo(app, world, id, state)
  return id
}
const listed = async (query: Sent<typeof listContractDocuments>, token = staff) =>
  (await app.call(listContractDocuments, query, token)).collection.data

test('sealed and uploaded documents stand together, the newest first, and are found by what they are', async () => {
  const sealed = await at('sealing')
  await app.settle()
  const uploaded = await at('upload', 'hybrid')
  await app.call(uploadSigned, { id: uploaded, envelope: { signed_document: [fileOf(png(), 'x.png')] } }, staff)
  const rows = await listed({})
  assert.deepEqual(
    rows.map(({ attributes: a }) => [a.envelope_id, a.document]),
    [
      [uploaded, 'signed'],
      [sealed, 'sealed'],
    ],
  )
  const code = rows[1]!.attributes.code!
  const counts = [
    await listed({ document: ['sealed'] }),
    await listed({ kind: ['aditivo'] }),
    await listed({ q: code }),
    await listed({ until_day: '2020-01-01' }),
    await listed({ from_day: '01/01/2020' }),
    await listed({}, stranger),
  ].map(({ length }) => length)
  assert.deepEqual(counts, [1, 0, 1, 0, 2, 0])
  assert.equal((await refusal(listed({}, world.of('Recrutador').token))).status, 403)
})

test('each copy of an upload is a line of the history; what is somebody else’s is not there', async () => {
  const [row] = await listed({ document: ['signed'] })
  const id = row!.attributes.envelope_id!
  const before = (await app.call(showEnvelopeHistory, { id }, staff)).data.length
  const copy = await app.call(downloadUpload, { id, upload_id: row!.id }, staff)
  assert.equal(
    Buffer.from(await copy.arrayBuffer())
      .subarray(1, 4)
      .toString(),
    'PNG',
  )
  // The contract itself leads there too, whoever looks at it.
  const shown = await app.call(showEnvelope, { id }, world.intern.token)
  assert.equal(shown.data.attributes.uploads[0]!.url, `/v1/internship/envelopes/${id}/uploads/${row!.id}`)
  await app.call(downloadUpload, { id, upload_id: row!.id }, world.intern.token)
  const { data, intact } = await app.call(showEnvelopeHistory, { id }, staff)
  assert.deepEqual([data.length, data[0]!.event, data[1]!.event, intact], [before + 2, 'download', 'download', true])
  const gone = [
    [id, row!.id, stranger],
    [id, id, staff],
    [row!.id, row!.id, staff],
  ] as const
  for (const [id, upload_id, token] of gone)
    assert.equal((await refusal(app.call(downloadUpload, { id, upload_id }, token))).status, 404)
})

test('the counts are those of the lists', async () => {
  await at('approval')
  await at('rejected')
  await at('created')
  await at('', 'not_defined')
  const own = async (token: string) => (await app.call(countOwnedEnvelopes, {}, token)).data
  for (const token of [staff, world.of('Representante Legal').token!, stranger, world.intern.token!]) {
    const { all, open_invites, answers_to_check, ...each } = await own(token)
    assert.deepEqual([open_invites, answers_to_check], [0, 0])
    assert.equal(all, (await app.call(listOwnedEnvelopes, {}, token)).total_count)
    for (const [which, count] of Object.entries(each))
      assert.equal(
        count,
        (await app.call(listOwnedEnvelopes, { which: which as keyof typeof each }, token)).total_count,
        which,
      )
  }
  const { data } = await app.call(countWaitingEnvelopes, {}, world.operator.token)
  assert.deepEqual([data.not_defined, data.upload_review], [1, 1])
  assert.equal((await refusal(app.call(countWaitingEnvelopes, {}, staff))).status, 403)
})

test('an internship without a document stands among the drafts', async () => {
  const drafts = async (token: string) => (await app.call(countOwnedEnvelopes, {}, token)).data.drafts
  const without = async (token = staff) =>
    (await app.call(listFolders, { documents: 'none' }, token)).collection.data.map((folder) => folder.id)
  const before = await drafts(staff)
  const { id } = await newInternship(app, world)
  assert.deepEqual([await without(), await without(stranger)], [[id], []])
  const counts = await Promise.all([staff, stranger, world.intern.token!].map(drafts))
  assert.deepEqual(counts, [before + 1, 0, 0])
  await newDraft(app, id, 'digital')
  assert.deepEqual([await without(), await drafts(staff)], [[], before + 1])
})
