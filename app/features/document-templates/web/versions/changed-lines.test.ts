import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedLines, folded } from './changed-lines.ts'

const SIGNS = { same: ' ', gone: '-', come: '+' } as const
const told = (one: string, other: string) => changedLines(one, other).map(({ change, text }) => SIGNS[change] + text)

test('what went and what came stand where they were, around what stayed', () => {
  assert.deepEqual(told('a\nb\nc\nd', 'a\nc\nx\nd'), [' a', '-b', ' c', '+x', ' d'])
  assert.deepEqual(told('a', 'a'), [' a'])
  assert.deepEqual(told('', 'a'), ['-', '+a'])
})

test('ends of lines and spaces behind them change nothing', () =>
  assert.deepEqual(told('a \r\nb', 'a\nb'), [' a', ' b']))

test('texts too long to compare are told as replaced, but for what both begin and end with', () => {
  const long = (letter: string) => `first\n${Array.from({ length: 3_000 }, (_, n) => `${letter}${n}`).join('\n')}\nlast`
  const lines = changedLines(long('a'), long('b'))
  assert.equal(lines.length, 6_002)
  assert.deepEqual(
    [lines[0]!.change, lines[1]!.change, lines[3_001]!.change, lines.at(-1)!.change],
    ['same', 'gone', 'come', 'same'],
  )
})

test('what is alike and far from a change is counted', () => {
  const lines = changedLines('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\n7')
  assert.deepEqual(folded(lines), [
    { left: 3 },
    { change: 'same', text: '4' },
    { change: 'same', text: '5' },
    { change: 'gone', text: '6' },
    { change: 'come', text: '7' },
  ])
})
