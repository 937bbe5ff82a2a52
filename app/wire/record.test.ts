import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { dateField, decimalField, textField, wholeField } from './fields.ts'
import { answersOf, attributesOf, changesOf, columnsOf, schemasOf, selectOf } from './record.ts'

const fields = {
  title: textField('Título', 10),
  hours: decimalField('Horas', z.number()),
  cap: wholeField('Limite', z.int()),
  day: dateField('Dia'),
}
const sent = { title: ' a ', hours: 1.5, cap: null, day: '02/03/2026' }
const row = { title: 'a', hours: '1.5', cap: null, day: '2026-03-02' }

test('requests, answers and columns are read from one declaration', () => {
  assert.deepEqual(z.object(schemasOf(fields)).parse(sent), { ...sent, title: 'a' })
  assert.deepEqual(columnsOf(fields, sent), row)
  assert.deepEqual(attributesOf(fields, row), { ...sent, title: 'a' })
  assert.deepEqual(z.object(answersOf(fields)).parse(attributesOf(fields, row)), { ...sent, title: 'a' })
  assert.deepEqual(selectOf(fields, 'h'), ['h.title', 'h.hours', 'h.cap', 'h.day'])
})

test('what is not sent stays as it is', () => {
  assert.deepEqual(z.object(changesOf(fields)).parse({ title: 'b' }), { title: 'b' })
  assert.deepEqual(columnsOf(fields, { cap: 3 }), { cap: 3 })
  assert.equal(z.object(changesOf(fields)).safeParse({ title: '' }).success, false)
})
