import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ended } from './ended.ts'

test('a sentence ends once', () => {
  assert.equal(ended('Recebemos a sua candidatura, em Nimbo'), 'Recebemos a sua candidatura, em Nimbo.')
  assert.equal(ended('Recebemos a sua candidatura, em Nimbo Ltda.'), 'Recebemos a sua candidatura, em Nimbo Ltda.')
})
