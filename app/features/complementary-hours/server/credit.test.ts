import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Category, credited, totalsOf } from './credit.ts'

const course: Category = { value: 'course', label: 'Cursos', description: null, cap: 30, cap_by: 'institution' }
const event: Category = { ...course, value: 'event', label: 'Eventos', cap: 60, cap_by: 'default' }
const entry = (id: string, hours: number, finished_on = '2026-01-01', category = 'course') => ({
  id,
  category,
  hours,
  finished_on,
})

test('40 h in a category capped at 30 credit 30, and say why', () => {
  const { hours, credited, categories } = totalsOf([entry('a', 40)], [course, event], 'Universidade Horizonte')
  assert.deepEqual([hours, credited], [40, 30])
  assert.equal(categories[0]!.why, 'Você reuniu 40 h. Universidade Horizonte aproveita até 30 h nesta categoria.')
  assert.equal(categories[1]!.why, null)
})

test('a cap is reached exactly, and half hours count', () => {
  assert.deepEqual(totalsOf([entry('a', 29.5), entry('b', 0.5)], [course], null).categories[0]!.why, null)
  assert.equal(totalsOf([entry('a', 29.5), entry('b', 1)], [course], null).credited, 30)
})

test('what was finished first counts first', () => {
  const counted = credited(
    [entry('late', 20, '2026-05-01'), entry('early', 20, '2025-05-01'), entry('last', 5, '2026-06-01')],
    [course],
  )
  assert.deepEqual([counted.get('early'), counted.get('late'), counted.get('last')], [20, 10, 0])
})

test('a category that the institution does not take credits nothing', () => {
  const { credited, categories } = totalsOf([entry('a', 8)], [{ ...course, cap: 0 }], 'Universidade Horizonte')
  assert.deepEqual([credited, categories[0]!.why], [0, 'Universidade Horizonte não aproveita horas desta categoria.'])
})

test('the usual rule is not put in an institution’s mouth', () => {
  assert.equal(
    totalsOf([entry('a', 80, '2026-01-01', 'event')], [course, event], 'Universidade Horizonte').categories[1]!.why,
    'Você reuniu 80 h. A regra usual aproveita até 60 h nesta categoria.',
  )
})
