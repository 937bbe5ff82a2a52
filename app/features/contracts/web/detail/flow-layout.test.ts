import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Party } from '../../wire/words.ts'
import { BOX, layOut } from './flow-layout.ts'
import type { ShownStep } from './steps.ts'

const step = (group: Party, at: number): ShownStep => ({
  id: String(at),
  look: 'later',
  group,
  label: '',
  how: '',
  short: '',
  who: null,
})
const laidOut = (...groups: Party[]) => layOut(groups.map(step))

test('the next step stands to the right in the same row, or below', () => {
  const { placed } = laidOut('walljobs', 'company_sign', 'company_sign', 'internship_sign', 'university_sign')
  const rows = placed.map(({ y }) => (y - placed[0]!.y) / (BOX.height + BOX.gap))
  assert.deepEqual(rows, [0, 0, 1, 1, 1])
})

test('no two boxes lie upon each other, however the signers are ordered', () => {
  const { placed, edges } = laidOut('internship_sign', 'company_sign', 'walljobs', 'university_sign', 'internship_sign')
  assert.equal(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size, placed.length)
  assert.equal(edges.length, placed.length - 1)
})

test('an edge has the look of the step that it leads to', () => {
  const { edges } = layOut([
    { ...step('walljobs', 0), look: 'done' },
    { ...step('company_sign', 1), look: 'current' },
    step('internship_sign', 2),
  ])
  assert.deepEqual(
    edges.map(({ look }) => look),
    ['current', 'later'],
  )
})
