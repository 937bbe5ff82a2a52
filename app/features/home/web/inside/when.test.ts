import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenOf } from './when.ts'

// 23:30 in São Paulo, the next day in Greenwich
const NOW = new Date('2026-11-24T02:30:00Z')

test('a day presses from the day before on, by the calendar of São Paulo', () => {
  const told = (day: string) => {
    const { words, ends, pressing } = whenOf(day, NOW)
    return [words, ends, pressing]
  }
  assert.deepEqual(told('2026-11-20'), ['Venceu em 20/11', 'já venceu', true])
  assert.deepEqual(told('2026-11-23'), ['Até hoje', 'vence hoje', true])
  assert.deepEqual(told('2026-11-24'), ['Até amanhã, 24/11', 'vence amanhã', true])
  assert.deepEqual(told('2026-11-25'), ['até 25/11', undefined, false])
})
