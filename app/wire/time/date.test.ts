import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDate, isDate, isMonth, isoDate, isTime, monthNumber } from './date.ts'

test('a date is a day that exists, in both spellings', () => {
  assert.equal(isoDate('29/02/2024'), '2024-02-29')
  assert.equal(isoDate('2024-02-29'), '2024-02-29')
  for (const text of [
    '29/02/2023',
    '31/04/2020',
    '00/01/2020',
    '10/13/2020',
    '1/1/2020',
    '2024-2-9',
    '',
    '01/01/0000',
    '0001-01-01',
    '31/12/1899',
    '01/01/2100',
    '31/12/9999',
  ])
    assert.ok(!isDate(text), text)
  assert.equal(formatDate('2024-02-29'), '29/02/2024')
})

test('a month is 01 to 12 of a year 19xx or 20xx', () => {
  assert.ok(isMonth('12/1999'))
  assert.ok(isMonth('01/2099'))
  for (const text of ['13/2020', '00/2020', '1/2020', '01/2100', '01/1899', '012020']) assert.ok(!isMonth(text), text)
})

test('months compare across years', () => {
  assert.equal(monthNumber('01/2025')! - monthNumber('12/2024')!, 1)
  assert.equal(monthNumber('99/2024'), undefined)
})

test('time runs from 00:00 to 23:59', () => {
  assert.ok(isTime('00:00') && isTime('23:59'))
  assert.ok(!isTime('24:00') && !isTime('8:00') && !isTime('08:60'))
})
