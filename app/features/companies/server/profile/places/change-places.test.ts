import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { changePlaces } from './change-places.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const idsOf = (all: { id: string }[]) => all.map(({ id }) => id).join('')

test('rows that are named change places among themselves', () => {
  assert.equal(idsOf(changePlaces(rows(...'abcd'), ['d', 'a'])), 'dbca')
  assert.equal(idsOf(changePlaces(rows(...'abcd'), ['b'])), 'abcd')
  assert.equal(idsOf(changePlaces(rows(...'abcd'), ['x', 'c', 'c', 'b', 'y'])), 'acbd')
})

test('whatever is named, no row is lost and none comes twice', () => {
  const ids = [...'abcdefgh']
  fc.assert(
    fc.property(fc.subarray(ids), fc.array(fc.constantFrom(...ids, 'x', 'y'), { maxLength: 12 }), (have, order) => {
      const moved = changePlaces(rows(...have), order)
      assert.deepEqual([...idsOf(moved)].sort(), [...have].sort())
      const named = [...new Set(order)].filter((id) => have.includes(id))
      assert.deepEqual(
        [...idsOf(moved)].filter((id) => named.includes(id)),
        named,
      )
      have.forEach((id, at) => named.includes(id) || assert.equal(moved[at]!.id, id))
    }),
  )
})
