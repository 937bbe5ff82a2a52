import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TERM_NAMES } from '../terms.ts'
import { missingClauses } from './clauses.ts'

const rulesOf = (kind: Parameters<typeof missingClauses>[0], carried: Parameters<typeof missingClauses>[1]) =>
  missingClauses(kind, carried).map(({ rule }) => rule)
const NOTHING = { rules: [], terms: [] }
const WORDS = ['L11788.9.V', 'L11788.9.VII', 'L11788.10.2', 'L11788.13', 'L11788.16', 'MP2200.10.2']

test('a contract that says nothing lacks each clause; one that prints the terms lacks the words', () => {
  assert.equal(rulesOf('tce', NOTHING).length, 16)
  assert.deepEqual(rulesOf('tce', { rules: [], terms: TERM_NAMES }), WORDS)
  assert.deepEqual(rulesOf('tce', { rules: WORDS, terms: TERM_NAMES }), [])
})

test('a clause that should print a term is missing without it, whatever the template says', () => {
  const terms = TERM_NAMES.filter((name) => name !== 'policy')
  assert.deepEqual(missingClauses('tce', { rules: [...WORDS, 'L11788.9.IV'], terms }), [
    {
      rule: 'L11788.9.IV',
      article: 'Lei 11.788, art. 9º, IV',
      message: 'Falta ao modelo o seguro: seguradora, apólice e capital (Lei 11.788, art. 9º, IV).',
      terms: ['policy'],
    },
  ])
})

test('each kind of document has clauses of its own', () => {
  assert.deepEqual(rulesOf('aditivo', { rules: [], terms: TERM_NAMES }), ['L11788.3.III', 'L11788.16', 'MP2200.10.2'])
  assert.deepEqual(rulesOf('rescisao', { rules: [], terms: TERM_NAMES }), ['L11788.9.V', 'L11788.16', 'MP2200.10.2'])
  assert.deepEqual(rulesOf('relatorio', { rules: [], terms: TERM_NAMES }), ['L11788.9.VII'])
  assert.deepEqual(rulesOf('plano', NOTHING).slice(0, 2), ['L11788.3.II', 'L11788.7.PU'])
})
