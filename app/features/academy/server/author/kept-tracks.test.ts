// Tracks as the operator writes them.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import { createCourse } from '../../wire/authoring.ts'
import * as catalogue from '../../wire/catalogue.ts'
import * as wire from '../../wire/track-authoring.ts'
import { loadAcademy } from '../academy.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  operator = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
})
const [EXCEL, STAGE] = ['excel-do-zero-ao-dia-a-dia', 'primeiro-estagio-direitos-e-deveres']
const TRACK = { title: 'Escritório', summary: 'Do começo ao fim.' }
const create = async (courses: string[]) =>
  (await app.call(wire.createTrack, { track: { ...TRACK, courses } }, operator)).data
const publish = async (id: string, published = true) =>
  (await app.call(wire.publishTrack, { id, published }, operator)).data.attributes
const change = async (id: string, changes: object, lock_version = 0) =>
  (await app.call(wire.changeTrack, { id, track: { ...TRACK, courses: [EXCEL], ...changes, lock_version } }, operator))
    .data.attributes
const told = async (id: string) =>
  (await app.call(catalogue.showTrack, { id })).data.attributes.courses.map((course) => course.id)

test('a track is written off the air, published, put in another order and withdrawn', async () => {
  const { id, attributes } = await create([EXCEL, STAGE, EXCEL])
  assert.deepEqual([attributes.courses, attributes.published], [[EXCEL, STAGE], false])
  assert.equal((await refusal(told(id))).status, 404)
  assert.equal((await publish(id)).published, true)
  assert.deepEqual(await told(id), [EXCEL, STAGE])
  assert.equal((await change(id, { courses: [STAGE, EXCEL] })).lock_version, 1)
  assert.deepEqual(await told(id), [STAGE, EXCEL])
  const late = await refusal(change(id, { title: 'Outra' }))
  assert.deepEqual([late.status, (late.body as never)['data']['attributes']['courses']], [409, [STAGE, EXCEL]])
  await publish(id, false)
  assert.equal((await refusal(told(id))).status, 404)
})

test('without a course of the catalogue none goes on the air; no course is made up', async () => {
  const course = { title: 'Só rascunho', summary: 'x', area: 'x', hours: 1, objectives: 'x' }
  const draft = (await app.call(createCourse, { course }, operator)).data.id
  const { id } = await create([draft])
  assert.equal((await refusal(publish(id))).status, 422)
  await change(id, { courses: [EXCEL] })
  await publish(id)
  for (const courses of [[], ['nenhum'], [draft]]) assert.equal((await refusal(change(id, { courses }, 1))).status, 422)
  assert.deepEqual(await told(id), [EXCEL])
})

test('what the operator changed of a track no file writes over', async () => {
  const id = 'meu-primeiro-estagio'
  await change(id, { title: 'Da casa' })
  await app.ctx().db.deleteFrom('stamps').where('name', '=', 'academy').execute()
  await loadAcademy(app.ctx().db)
  const { title } = (await app.call(wire.showKeptTrack, { id }, operator)).data.attributes
  assert.deepEqual([title, await told(id)], ['Da casa', [EXCEL]])
})
