import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isVisible } from './visible-text.ts'
import { isPersonName } from '../person/person-name.ts'

test('names as people write them are visible', () => {
  for (const name of ['Padaria Aurora Ltda.', '3M', 'C&A', '北京', 'Ana-Lúcia', '\u05d0\u05d1', '한국'])
    assert.ok(isVisible(name), name)
})

test('controls, marks of direction and texts that show nothing are refused', () => {
  for (const name of [
    'Ana\u0007',
    'Ana\nLima',
    'A\tB',
    'moc\u202eelgoog',
    'a\u2066b',
    'a\u200fb',
    'a\u200bb',
    'a\ufeffb',
    '\u200b',
    '\u200d\u200c',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u2060',
  ]) {
    assert.ok(!isVisible(name), JSON.stringify(name))
    assert.ok(!isPersonName(name), JSON.stringify(name))
  }
})
