import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBrazilianPhone, isCompanyPhone, isPhone, shownCompanyPhone, shownPhone, storedPhone } from './phone.ts'

test('a company phone has nineteen characters', () => {
  assert.ok(isCompanyPhone('+55 (11) 98888-7777'))
  for (const text of ['+55 (11) 9888-7777', '5511988887777', '+05 (11) 98888-7777'])
    assert.ok(!isCompanyPhone(text), text)
})

test('a personal phone has ten or eleven digits', () => {
  for (const text of ['(11) 3333-4444', '(11) 9888-87777', '(11) 98888-7777']) assert.ok(isPhone(text), text)
  for (const text of [
    '(55) 11988-8877',
    '(11) 8888-77777',
    '(11) 333-4444',
    '(11) 98888-77777',
    '(00) 00000-0000',
    '(01) 3333-4444',
    '(10) 98888-7777',
  ])
    assert.ok(!isPhone(text), text)
})

test('a phone is kept in E.164, however it was written', () => {
  for (const text of [
    '(11) 98888-7777',
    '(11) 9888-87777',
    '11988887777',
    '011 98888-7777',
    '+55 (11) 98888-7777',
    '5511988887777',
    '+5511988887777',
    ' 11.98888.7777 ',
  ])
    assert.equal(storedPhone(text), '+5511988887777', text)
  assert.equal(storedPhone('(11) 3333-4444'), '+551133334444')
  assert.equal(storedPhone('(55) 99999-1234'), '+5555999991234')
  assert.equal(storedPhone('+44 (20) 71234-5678'), '+4420712345678')
  for (const text of [
    '',
    '(01) 3333-4444',
    'ramal 3',
    '3333-4444',
    '+55 98888-7777',
    '11 98888-7777 ramal 3',
    '+0511988887777',
    '119+88887777',
  ])
    assert.equal(storedPhone(text), undefined, text)
})

test('a phone is read in the usual grouping, and what is no phone as it stands', () => {
  for (const stored of ['+5511988887777', '(11) 9888-87777']) assert.equal(shownPhone(stored), '(11) 98888-7777')
  assert.equal(shownPhone('+551133334444'), '(11) 3333-4444')
  assert.equal(shownPhone('+4420712345678'), '+44 (20) 71234-5678')
  assert.equal(shownPhone('ramal 3'), 'ramal 3')
  assert.equal(shownCompanyPhone('+5511988887777'), '+55 (11) 98888-7777')
  assert.equal(shownCompanyPhone('+551133334444'), '+55 (11) 3333-4444')
  assert.equal(shownCompanyPhone('+4420712345678'), '+44 (20) 71234-5678')
  assert.equal(shownCompanyPhone('+12025550123'), '+12025550123')
})

test('every phone that a form takes comes back as a phone that it takes', () => {
  for (const text of ['(11) 98888-7777', '(11) 3333-4444', '(21) 9000-00000', '(55) 5555-5555'])
    assert.ok(isPhone(shownPhone(storedPhone(text)!)), text)
  for (const text of ['+55 (11) 98888-7777', '+44 (20) 71234-5678', '+99 (99) 99999-9999', '+11 (11) 11111-1111'])
    assert.equal(shownCompanyPhone(storedPhone(text)!), text)
  assert.ok(isBrazilianPhone('11 98888-7777') && !isBrazilianPhone('+44 20 7123 45678') && !isBrazilianPhone('x'))
})
