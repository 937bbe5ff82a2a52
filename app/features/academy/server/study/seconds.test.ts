import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asMultirange, firstSeconds, lengthOf, type Range, union, without } from './seconds.ts'

const rows: [what: string, got: Range[], wanted: Range[]][] = [
  [
    'what touches is one',
    union([
      [5, 9],
      [0, 5],
      [7, 8],
    ]),
    [[0, 9]],
  ],
  ['what is empty is nothing', union([[3, 3]]), []],
  [
    'a hole in the middle',
    without([[0, 10]], [[3, 5]]),
    [
      [0, 3],
      [5, 10],
    ],
  ],
  ['nothing new', without([[2, 4]], [[0, 9]]), []],
  [
    'new at both ends',
    without(
      [[0, 9]],
      [
        [2, 4],
        [6, 7],
      ],
    ),
    [
      [0, 2],
      [4, 6],
      [7, 9],
    ],
  ],
  [
    'the first five',
    firstSeconds(
      [
        [0, 3],
        [10, 20],
      ],
      5.9,
    ),
    [
      [0, 3],
      [10, 12],
    ],
  ],
  ['no second left', firstSeconds([[0, 3]], -4), []],
]
for (const [what, got, wanted] of rows) test(what, () => assert.deepEqual(got, wanted))

test('a union does not depend on who came first', () => {
  const [one, other]: Range[][] = [
    [
      [0, 4],
      [8, 12],
    ],
    [[3, 9]],
  ]
  assert.deepEqual(union([...one!, ...other!]), union([...other!, ...one!]))
  assert.equal(lengthOf(union([...one!, ...other!])), 12)
  assert.equal(
    asMultirange([
      [0, 4],
      [8, 12],
    ]),
    '{[0,4),[8,12)}',
  )
})
