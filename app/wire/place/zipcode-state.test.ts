import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOfZipcode } from './zipcode-state.ts'

test('a postal code says its state', () => {
  for (const [zipcode, state] of [
    ['01310-100', 'SP'],
    ['19999-999', 'SP'],
    ['20040-020', 'RJ'],
    ['30130-010', 'MG'],
    ['68900-000', 'AP'],
    ['69300-000', 'RR'],
    ['69400-000', 'AM'],
    ['70040-010', 'DF'],
    ['72800-000', 'GO'],
    ['73010-000', 'DF'],
    ['76801-000', 'RO'],
    ['90010-000', 'RS'],
    ['99999-999', 'RS'],
    ['00999-999', undefined],
    ['78950-000', undefined],
    ['3013', undefined],
    ['', undefined],
  ] as const)
    assert.equal(stateOfZipcode(zipcode), state, zipcode)
})
