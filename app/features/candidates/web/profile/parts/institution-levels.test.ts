import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelsOf } from './institution-levels.ts'

const school = (value: number) => ({ value, label: String(value), acronym: null, city: null, state: null })
const tree = [
  { ...school(1), children: [school(11), school(12)] },
  { ...school(11), children: [school(111)] },
]
const shape = (chosen: number | null, of = tree) => levelsOf(chosen, of).map(({ value, above }) => [value, above])

test('nothing chosen, nothing below', () => assert.deepEqual(shape(null), []))
test('each node opens the selector of its children', () =>
  assert.deepEqual(shape(11), [
    [1, 0],
    [11, 1],
    [null, 11],
  ]))
test('a school alone asks for its campus', () =>
  assert.deepEqual(shape(1, tree.slice(0, 1)), [
    [1, 0],
    [null, 1],
  ]))
test('a child stands chosen before its own tree is there', () =>
  assert.deepEqual(shape(12, tree.slice(0, 1)), [
    [1, 0],
    [12, 1],
  ]))
test('another school shows nothing of the one before', () => assert.deepEqual(shape(2), [[2, 0]]))
