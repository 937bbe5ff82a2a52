import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialled, shownSupportPhone } from './support-phone.ts'

const KNOWN: [typed: string, shown: string | undefined, dials?: string][] = [
  ['11 33334444', '(11) 3333-4444', '+551133334444'],
  ['+55 (11) 98888-7777', '(11) 98888-7777', '+5511988887777'],
  ['08001234567', '0800 123 4567', '08001234567'],
  ['0800-123-4567', '0800 123 4567', '08001234567'],
  ['40031234', '4003-1234', '40031234'],
  ['3333-4444', undefined],
  ['0800 123', undefined],
  ['ligue já', undefined],
  ['', undefined],
]

for (const [typed, shown, dials] of KNOWN)
  test(`'${typed}' is ${shown ?? 'no phone'}`, () => {
    assert.equal(shownSupportPhone(typed), shown)
    if (shown) assert.deepEqual([dialled(shown), shownSupportPhone(shown)], [dials, shown])
  })
