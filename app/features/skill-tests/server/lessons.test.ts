import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matriculate } from '#features/academy/wire/study.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import * as wire from '../wire/tests.ts'

const app = await openApp()
const EXCEL = 'excel-do-zero-ao-dia-a-dia'
const seat = '00000000-0000-7000-8000-000000000001'

test('a topic that was not all right leads to its lesson, and to none that is withdrawn', async () => {
  const { token } = await newCandidate(app)
  const { id } = (await app.call(wire.beginAttempt, { id: 'excel' }, token)).data
  await app.call(wire.startAttempt, { id, factor: 1, seat }, token)
  await app.call(wire.finishAttempt, { id, seat }, token)
  const lessons = async () =>
    (await app.call(wire.showAttempt, { id, seat }, token)).data.attributes.result!.topics.map(({ lesson }) => lesson)
  const keys = ['formulas-e-referencias', 'funcoes-do-dia-a-dia', 'funcoes-do-dia-a-dia', 'procv-e-procx']
  const first = await lessons()
  assert.deepEqual(
    first.map((lesson) => [lesson!.course_id, lesson!.key, lesson!.matriculation_id]),
    [...keys, 'classificar-filtrar-limpar'].map((key) => [EXCEL, key, null]),
  )
  const studied = (await app.call(matriculate, { id: EXCEL }, token)).data
  const items = new Map(studied.attributes.items.map((item) => [item.id, item.title]))
  for (const lesson of await lessons()) {
    assert.equal(lesson!.matriculation_id, studied.id)
    assert.equal(items.get(lesson!.item_id), lesson!.title)
  }
  const { db } = app.ctx()
  await db
    .updateTable('academy_courses')
    .set({ withdrawn_at: app.ctx().now.toISOString() })
    .where('id', '=', EXCEL)
    .execute()
  assert.deepEqual(await lessons(), [null, null, null, null, null])
})
