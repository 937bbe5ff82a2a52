import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, KNOWN, LAWFUL } from '#test/support/law/lawful-terms.ts'
import type { Rule } from './breach.ts'
import { judge } from './judge.ts'
import { RULES, rulesOn } from './rules.ts'

test('every rule has an id of its own and the article that people look up', () => {
  assert.equal(new Set(RULES.map(({ id }) => id)).size, RULES.length)
  for (const { id, article, kind } of RULES) {
    const numbers = id.split('.').slice(1)
    if (id.startsWith('L11788.')) assert.match(article, new RegExp(`^Lei 11\\.788, art\\. ${numbers[0]}\\b`), id)
    else assert.equal(kind === 'institution', id.startsWith('IES.'), id)
  }
})

test('a rule is asked from its first day to its last, and its successor afterwards', () => {
  const rule = (id: string, from: string, until: string | null): Rule => ({
    ...RULES[0]!,
    id,
    from,
    until,
  })
  const table = [rule('old', '2020-01-01', '2026-12-31'), rule('new', '2027-01-01', null)]
  const asked = (day: string) => rulesOn(day, table).map(({ id }) => id)
  assert.deepEqual(['2019-12-31', '2020-01-01', '2026-12-31', '2027-01-01'].map(asked), [[], ['old'], ['old'], ['new']])
})

test('a document on its way keeps the law of the day on which it was sent', () => {
  const unpaid = { ...LAWFUL, stipend: null }
  assert.deepEqual(
    judge(unpaid, KNOWN, DAY).map(({ rule }) => rule),
    ['L11788.12'],
  )
  assert.deepEqual(
    judge(unpaid, KNOWN, DAY, '2008-09-25').map(({ rule }) => rule),
    [],
  )
})

test('nothing told at all is missing everywhere, and breaks nothing', () => {
  const rules = new Set(judge({}, {}, DAY).map(({ rule }) => rule))
  assert.deepEqual(
    [...rules],
    [
      'L11788.2',
      'L11788.3.I',
      'L11788.3.II',
      'L11788.7.III',
      'L11788.7.PU',
      'L11788.9.III',
      'L11788.9.IV',
      'L11788.10',
      'L11788.16',
    ],
  )
})
