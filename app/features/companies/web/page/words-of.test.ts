import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortened, wordsOf } from './words-of.ts'

test('marks and tags give way to the words they stand around', () => {
  assert.equal(wordsOf('<p>Pão &amp; bolo</p><ul><li>de <strong>fubá</strong></li></ul>'), 'Pão & bolo de fubá')
  assert.equal(wordsOf('<p>&lt;script&gt;</p>'), '<script>')
})

test('a long text is cut between words', () => {
  assert.equal(shortened('Assamos pães desde cedo', 15), 'Assamos pães…')
  assert.equal(shortened('Assamos pães', 15), 'Assamos pães')
})
