import assert from 'node:assert/strict'
import { test } from 'node:test'
import { behalfOf } from './evidence.ts'

test('the page of evidence says in whose place somebody signed, and since when an attorney may', () => {
  assert.equal(behalfOf({ delegated_by: null, power_of_attorney_on: null }), '')
  assert.equal(behalfOf({ delegated_by: 'Célia Vaz', power_of_attorney_on: null }), ', por delegação de Célia Vaz')
  assert.equal(
    behalfOf({ delegated_by: 'Célia Vaz', power_of_attorney_on: '2026-01-10' }),
    ', por delegação de Célia Vaz, com procuração de 10/01/2026',
  )
})
