import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countField, dateField, textField } from '#wire/fields.ts'
import { keepingWords } from './keeping-words.ts'
import { waitingFields } from './waiting-fields.ts'

const fields = {
  title: textField('Título', 40),
  from: countField('De', 1, 20),
  to: countField('Até', 1, 20),
  day: dateField('Dia'),
}
const typed = { title: 'Estágio', from: 1, to: 60, day: '12/1' }

test('what is half typed or out of bounds waits', () => {
  const waits = waitingFields(fields, [])
  assert.deepEqual(waits.halfTyped(typed, ['title', 'from', 'to', 'day']), ['to', 'day'])
  assert.deepEqual(waits.halfTyped({ ...typed, title: ' ' }, ['title']), ['title'])
})

test('what is refused waits with what it is judged with, until one of them is changed', () => {
  const waits = waitingFields(fields, [['from', 'to']])
  waits.refuse(['to', 'title'], (name) => `${name} não vale`)
  assert.deepEqual(['title', 'from', 'to', 'day'].filter(waits.isRefused), ['title', 'from', 'to'])
  assert.deepEqual(waits.words(), { to: 'to não vale', title: 'title não vale' })
  waits.release(['from'])
  assert.deepEqual(['title', 'from', 'to', 'day'].filter(waits.isRefused), ['title'])
})

test('what is not kept is named, in the order of the form', () => {
  assert.equal(keepingWords(fields, 'partly', ['to', 'title']), 'Ainda não salvo: Título, Até. O resto está salvo.')
  assert.match(keepingWords(fields, 'failed', ['day']), /Corrija: Dia\.$/)
  assert.equal(keepingWords(fields, 'failed', []), 'Não foi possível salvar')
  assert.match(keepingWords(fields, 'unsettled', ['day']), /falta escolher o que fica em Dia\.$/)
})
