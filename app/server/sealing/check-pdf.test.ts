// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growth } from '#test/support/product/processor-time.ts'
import { checkPdf } from './check-pdf.ts'

/** As long as the largest signature that has room in our field. */
const LONGEST = 24_578

/** Claims, and behind them the place that each of them names. */
function claims(length: number, place: string, every: number) {
  const half = length / 2
  const one = `/ByteRange [0 ${half} ${half + place.length} 0]\n`.padEnd(every)
  return Buffer.from(one.repeat(half / every).padEnd(half) + place.padEnd(half), 'latin1')
}

test('what claims cost that name half of a file grows as its length', async () => {
  const file = (length: number) => claims(length, `<${'0'.repeat(length / 2 - 3)}x`, 500)
  assert.deepEqual(await checkPdf(file(200_000), []), { verdict: 'altered' })
  const grown = await growth((length) => checkPdf(file(length), []), 200_000, 1_600_000)
  assert.ok(grown < 3, `${grown} times as much for each letter`)
})

test('digits that many claims name are read once', async () => {
  const cost = async (place: string) => {
    const file = claims(2_000_000, place.padEnd(LONGEST), 40)
    let least = Infinity
    for (let tried = 0; tried < 3; tried++) {
      const before = process.cpuUsage()
      assert.deepEqual(await checkPdf(file, []), { verdict: 'altered' })
      const { user, system } = process.cpuUsage(before)
      least = Math.min(least, user + system)
    }
    return least
  }
  const times = (await cost(`<${'0'.repeat(LONGEST - 3)}x>`)) / (await cost(''))
  assert.ok(times < 3, `${times} times what nothing costs`)
})
