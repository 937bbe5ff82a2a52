import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { drawChart, ticksFor } from './draw-chart.ts'

test('ticks are round, begin at zero and reach the greatest value', () => {
  const TICKS: [greatest: number, ticks: number[]][] = [
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [18, [0, 5, 10, 15, 20]],
    [240, [0, 100, 200, 300]],
  ]
  for (const [greatest, ticks] of TICKS) assert.deepEqual(ticksFor(greatest), ticks, String(greatest))
})

const point = fc.record({
  label: fc.string({ maxLength: 60 }),
  value: fc.option(fc.integer({ min: 0, max: 100_000 })),
  told: fc.constantFrom('0', '12', '4,1'),
})

test('whatever is drawn stays within the picture, on paper and on a phone', () => {
  const chart = fc.record({
    kind: fc.constantFrom('columns' as const, 'bars' as const),
    points: fc.array(point, { maxLength: 24 }),
  })
  fc.assert(
    fc.property(chart, fc.constantFrom(300, 820), (of, width) => {
      const { height, shapes } = drawChart(of, width)
      for (const shape of shapes) {
        if (shape.is !== 'bar') continue
        assert.ok(shape.x >= 0 && shape.x + shape.width <= width + 0.01, JSON.stringify(shape))
        assert.ok(shape.y >= 0 && shape.y + shape.height <= height + 0.01, JSON.stringify(shape))
      }
    }),
  )
})
