import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantAt, isZone, wallTime, ZONES, zoneOfState } from './zones.ts'

test('a clock shows its own time, and the instant comes back from it', () => {
  const instant = '2026-11-24T17:00:00.000Z'
  for (const [zone, day, time] of [
    ['America/Sao_Paulo', '2026-11-24', '14:00'],
    ['America/Manaus', '2026-11-24', '13:00'],
    ['America/Rio_Branco', '2026-11-24', '12:00'],
    ['America/Noronha', '2026-11-24', '15:00'],
  ] as const) {
    assert.deepEqual(wallTime(instant, zone), { day, time }, zone)
    assert.equal(instantAt(day, time, zone).toISOString(), instant, zone)
  }
})

test('summer time is the zone’s business: the offset is not kept', () => {
  assert.equal(instantAt('2018-12-10', '14:00', 'America/Sao_Paulo').toISOString(), '2018-12-10T16:00:00.000Z')
  assert.equal(instantAt('2026-12-10', '14:00', 'America/Sao_Paulo').toISOString(), '2026-12-10T17:00:00.000Z')
})

test('midnight belongs to the day that begins', () => {
  assert.deepEqual(wallTime('2026-11-25T03:00:00Z', 'America/Sao_Paulo'), { day: '2026-11-25', time: '00:00' })
})

test('every zone is known to the clock, and every state to a zone', () => {
  for (const zone of Object.keys(ZONES)) assert.equal(wallTime(new Date(0), zone).day.length, 10, zone)
  assert.equal(zoneOfState('AM'), 'America/Manaus')
  assert.equal(zoneOfState('SP'), 'America/Sao_Paulo')
  assert.equal(zoneOfState(null), 'America/Sao_Paulo')
  assert.ok(!isZone('Europe/Lisbon') && !isZone('constructor') && !isZone(undefined))
})
