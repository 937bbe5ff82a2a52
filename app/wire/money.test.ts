import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { formatMoney, isMoney, moneyFromWire, moneyToWire } from './money.ts'

test('what a person writes travels as a decimal string', () => {
  const cases = {
    '1.234,56': '1234.56',
    '1234,5': '1234.50',
    '1234.56': '1234.56',
    '1.234': '1234.00',
    'R$ 900': '900.00',
    ',5': '0.50',
    '0012,00': '12.00',
    '12.5': '12.50',
    '1.234.567,89': '1234567.89',
    '1,234.56': '1234.56',
    '1,239': '1.23',
    '12.': '12.00',
  }
  for (const [text, wire] of Object.entries(cases)) assert.equal(moneyToWire(text), wire, text)
})

test('text without an amount is nothing', () => {
  for (const text of ['', ' ', 'a combinar', '-']) assert.equal(moneyToWire(text), '')
})

test('an amount reads in pt-BR, every cent kept', () => {
  assert.equal(moneyFromWire('1234567.5'), '1.234.567,50')
  assert.equal(moneyFromWire('9007199254740993.01'), '9.007.199.254.740.993,01')
  assert.equal(moneyFromWire('abc'), '')
  assert.equal(formatMoney('1234.56'), 'R$\u00a01.234,56')
  assert.equal(formatMoney('-5.00'), '-R$\u00a05,00')
})

test('from wire to screen and back changes nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99999999999999n }), (cents) => {
      const wire = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
      return isMoney(wire) && moneyToWire(moneyFromWire(wire)) === wire
    }),
  )
})
