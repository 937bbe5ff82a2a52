import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatPhone, isCompanyPhone, isPhone } from './phone.ts'

test('a company phone has nineteen characters', () => {
  assert.ok(isCompanyPhone('+55 (11) 98888-7777'))
  assert.ok(!isCompanyPhone('+55 (11) 9888-7777'))
  assert.ok(!isCompanyPhone('5511988887777'))
})

test('a personal phone has ten or eleven digits', () => {
  assert.ok(isPhone('(11) 3333-4444'))
  assert.ok(isPhone('(11) 9888-87777'))
  assert.ok(isPhone('(11) 98888-7777'))
  assert.ok(!isPhone('(11) 333-4444'))
  assert.ok(!isPhone('(11) 98888-77777'))
})

test('a phone is read in the usual grouping', () => {
  assert.equal(formatPhone('(11) 9888-87777'), '(11) 98888-7777')
  assert.equal(formatPhone('1133334444'), '(11) 3333-4444')
  assert.equal(formatPhone('+5511988887777'), '+55 (11) 98888-7777')
  assert.equal(formatPhone('ramal 3'), 'ramal 3')
})
