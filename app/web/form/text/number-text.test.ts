import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNumber, showNumber } from './number-text.ts'

test('a number is read as it is written, and what is none stays as it was typed', () => {
  for (const [text, read] of [
    ['', null],
    [' ', null],
    ['25', 25],
    [' 3 ', 3],
    ['1.200', 1200],
    ['1.234.567', 1_234_567],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['-3', -3],
    ['1e5', '1e5'],
    ['12 pessoas', '12 pessoas'],
    ['1.20.0', '1.20.0'],
    ['-', '-'],
  ] as const)
    assert.equal(readNumber(text), read, text)
})

test('a number is shown with its thousands apart, a year is not', () => {
  assert.equal(showNumber(1200, true), '1.200')
  assert.equal(showNumber(1998, false), '1998')
  assert.equal(showNumber(2.5, true), '2,5')
  assert.equal(showNumber('1e5', true), '1e5')
  assert.equal(showNumber(null, true), '')
})
